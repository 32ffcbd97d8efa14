import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** Three bars. */
export function MenuIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
    </Icon>
  );
}
