import type { PictureProps } from '../illustrations/canvas';
import { Icon } from './icon';

/** A telephone receiver. */
export function PhoneIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 3.5H5a2 2 0 0 0 -2 2.1C3.6 14 10 20.4 18.4 21a2 2 0 0 0 2.1 -2v-2.5a1.5 1.5 0 0 0 -1.1 -1.4l-3.1 -0.9a1.5 1.5 0 0 0 -1.5 0.4l-1.2 1.2a14 14 0 0 1 -5.4 -5.4l1.2 -1.2a1.5 1.5 0 0 0 0.4 -1.5L8.9 4.6a1.5 1.5 0 0 0 -1.4 -1.1z" />
    </Icon>
  );
}
