import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** A letter f in a circle. */
export function FacebookIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M15.5 7.5h-1.2a2.3 2.3 0 0 0 -2.3 2.3V18M9 12.5h6" />
    </Icon>
  );
}
