import * as openingHours from '@/content/opening-hours?data';
import styles from './door-sign.module.css';
import { PageLink } from './links';
import { useOpenStatus } from './use-open-status';

const nonBreakingSpace = '\u00A0';

/**
 * Whether the practice is open now, linked to all hours. Until the browser is idle, and without scripts, it names the
 * open days instead. Its place must have room for two lines.
 */
export function DoorSign({ className = '' }: { className?: string }) {
  const now = useOpenStatus();
  return (
    <PageLink to="contact" hash="#hours" className={`${styles.sign} ${className}`}>
      {now ? now.text.replace(/ (?=[AP]M$)/, nonBreakingSpace) : `Open ${openingHours.openDays}`}
    </PageLink>
  );
}
