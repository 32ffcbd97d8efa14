import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** An angle that points right; turn it with CSS. */
export function ChevronIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <path d="M9 5l7 7l-7 7" />
    </Icon>
  );
}
