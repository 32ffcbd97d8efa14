import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** An envelope. */
export function MailIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M3.5 7l8.5 6.5l8.5 -6.5" />
    </Icon>
  );
}
