import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** A camera. */
export function InstagramIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2v0.01" />
    </Icon>
  );
}
