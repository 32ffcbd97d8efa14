import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** An arrow that leaves its box. */
export function ExternalIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4H20v6.5M20 4l-9 9M9 5H6a2 2 0 0 0 -2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2 -2v-3" />
    </Icon>
  );
}
