import { stopsFrom, walkMinutes } from '@/content/transit';
import type { Town } from '@/content/towns/town';
import { Section } from '@/sections/section';
import { StationLine } from './station-line';
import styles from './rail.module.css';

const counted = ['No stop', 'One stop', 'Two stops', 'Three stops'];

/** How near the town is by rail, and the one thing about it worth knowing at a glance. */
export default function Rail({ town: { station, glance } }: { town: Town }) {
  return (
    <Section
      title={`${counted[stopsFrom(station)]} from ${station} station, then about ${walkMinutes} minutes on foot`}
    >
      <div className={styles.parts}>
        <StationLine from={station} />
        <p className={styles.glance}>
          <strong className={styles.figure}>{glance.figure}</strong> {glance.words}
        </p>
      </div>
    </Section>
  );
}
