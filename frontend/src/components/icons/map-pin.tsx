import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** A pin on a map. */
export function MapPinIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.5c-4.5 -4.5 -7 -8 -7 -11.5a7 7 0 0 1 14 0c0 3.5 -2.5 7 -7 11.5z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}
