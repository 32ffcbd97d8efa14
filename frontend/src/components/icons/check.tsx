import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** A tick. */
export function CheckIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12.5l5 5l10 -11" />
    </Icon>
  );
}
