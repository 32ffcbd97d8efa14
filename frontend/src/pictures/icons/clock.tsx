import type { PictureProps } from '../picture';
import { Icon } from './icon';

/** A clock face. */
export function ClockIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}
