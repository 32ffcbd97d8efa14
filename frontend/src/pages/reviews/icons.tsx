import { Icon } from '@/components/icons';
import type { SvgProps } from '@/components/illustrations/canvas';

/** A calendar page with a day marked. */
export function CalendarIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="16" rx="2.5" />
      <path d="M8 2.5V7M16 2.5V7M3 10.5h18M15.5 15.5v0.01" />
      <path d="M8 15.5h3" />
    </Icon>
  );
}

/** A clock face. */
export function ClockIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}
