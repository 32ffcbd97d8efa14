import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import styles from './town.module.css';
import { StationLine } from './station-line';
import type { Town } from './town';

const counted = ['No stop', 'One stop', 'Two stops', 'Three stops'];

/** How near the town is by rail, and the one thing about it worth knowing at a glance. */
export default function Rail({ town: { station, glance } }: { town: Town }) {
  const { transit } = practice;
  if (!transit) return null;
  const { stations, station: ours, walkMinutes } = transit;
  const stops = Math.abs(stations.indexOf(station) - stations.indexOf(ours));
  return (
    <Section
      title={`${counted[stops]} from ${station} station, then about ${walkMinutes} minutes on foot`}
    >
      <div className={styles.parts}>
        <StationLine from={station} transit={transit} />
        <p className={styles.glance}>
          <strong className={styles.figure}>{glance.figure}</strong> {glance.text}
        </p>
      </div>
    </Section>
  );
}
