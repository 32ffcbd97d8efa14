import { emergencySigns, sameDaySigns } from '@/content/urgent-signs';
import { Section } from '@/sections/section';
import { UrgentNotice } from '@/sections/urgent-notice';
import { OpeningHours } from '@/ui/opening-hours';
import { PhoneLink } from '@/ui/phone-link';
import { SignList } from './sign-list';
import styles from './urgent-care.module.css';

export default function UrgentCare() {
  return (
    <Section id="urgent" title="When to seek care right away">
      <div className={styles.columns}>
        <UrgentNotice title="911 or the emergency room">
          <SignList signs={emergencySigns} />
        </UrgentNotice>
        <UrgentNotice title="Call us the same day">
          <p>
            <PhoneLink className={styles.phone} />
            <br />
            <OpeningHours />
          </p>
          <SignList signs={sameDaySigns} />
          <p>
            When we are closed, do not wait until we open. The emergency room nearest to us is at
            JFK University Medical Center in Edison.
          </p>
        </UrgentNotice>
      </div>
    </Section>
  );
}
