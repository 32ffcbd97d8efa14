import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** An exclamation mark in a circle. */
export function AlertIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16.5v0.01" />
    </Icon>
  );
}
