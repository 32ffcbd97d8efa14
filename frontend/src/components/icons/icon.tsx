import type { ReactNode } from 'react';
import type { PictureProps } from '../illustrations/canvas';
import { Picture } from '../illustrations/canvas';

interface IconProps extends PictureProps {
  children: ReactNode;
}

/** A 24 by 24 glyph drawn with one line in the colour of the text beside it. */
export function Icon({ children, ...props }: IconProps) {
  return (
    <Picture size={[24, 24]} {...props}>
      <g stroke="currentColor" strokeWidth="2">
        {children}
      </g>
    </Picture>
  );
}
