import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** A cross. */
export function CloseIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
    </Icon>
  );
}
