import { Cite } from '@/sections/cite';
import { Section } from '@/sections/section';
import { UrgentNotice } from '@/sections/urgent-notice';
import { PhoneLink } from '@/ui/phone-link';
import styles from './warning-signs.module.css';

export default function WarningSigns() {
  return (
    <Section id="signs" title="Signs that should not wait" tone="sand">
      <div className={styles.columns}>
        <UrgentNotice title="Call today">
          <ul>
            <li>
              A pupil that shines white, in the room or in a flash photo
              <Cite id="infant-warning-signs" />
            </li>
            <li>An eye that turns for the first time</li>
            <li>Sudden bad or double sight, or a blow to the eye</li>
          </ul>
          <p>
            <PhoneLink />. When we are closed, go to the emergency room.
          </p>
        </UrgentNotice>
        <div className={styles.week}>
          <h3>Call this week</h3>
          <ul>
            <li>An eye that is turned all the time</li>
            <li>A baby who cannot bear ordinary light</li>
            <li>Lids that are red or crusted, or eyes that water day after day</li>
            <li>A head that is always held to one side</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
