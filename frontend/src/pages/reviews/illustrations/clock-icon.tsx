import { Icon } from '@/components/icons/icon';
import type { PictureProps } from '@/components/illustrations/canvas';

/** A clock face. */
export function ClockIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}
