import { Icon } from '@/components/icons/icon';
import type { PictureProps } from '@/components/illustrations/canvas';

/** A calendar leaf with a day marked. */
export function CalendarIcon(props: PictureProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="16" rx="2.5" />
      <path d="M8 2.5V7M16 2.5V7M3 10.5h18M15.5 15.5v0.01" />
      <path d="M8 15.5h3" />
    </Icon>
  );
}
