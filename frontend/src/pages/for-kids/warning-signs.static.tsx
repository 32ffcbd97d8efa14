import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import UrgentSigns from '@/components/urgent/urgent-signs.static';
import styles from './for-kids.module.css';

/** What happens to children above all, and what they share with everyone. */
const signs = [
  'vision-loss',
  'double-vision',
  'chemical',
  'injury',
  'white-pupil',
  'turned-eye',
] as const;

export default function WarningSigns() {
  return (
    <Section id="signs" title="Signs that can’t wait" tone="sand">
      <UrgentSigns only={signs} explained />
      <div className={styles.week}>
        <h3>Call this week</h3>
        <ul>
          <li>An eye that is always turned</li>
          <li>
            A baby who can’t bear ordinary light
            <Cite id="infant-warning-signs" />
          </li>
          <li>Lids that are red or crusted, or eyes that water day after day</li>
          <li>A head that is always held to one side</li>
        </ul>
      </div>
    </Section>
  );
}
