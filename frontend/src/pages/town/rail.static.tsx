import type { Town } from 'virtual:practice/town-loaders';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import { StationLine } from './station-line';
import styles from './town.module.css';

const counted = ['No stop', 'One stop', 'Two stops', 'Three stops', 'Four stops', 'Five stops'];

/** How near the town is by rail, and the one thing about it worth knowing at a glance. */
export default function Rail({ town: { name, station, glance } }: { town: Town }) {
  const { transit } = practice;
  const glanceLine = glance && (
    <p className={styles.glance}>
      <strong className={styles.figure}>{glance.figure}</strong> {glance.text}
    </p>
  );
  if (!transit || station === undefined) {
    return glanceLine && <Section title={`From ${name} to us`}>{glanceLine}</Section>;
  }
  const { stations, station: ours, walkMinutes } = transit;
  const stops = Math.abs(stations.indexOf(station) - stations.indexOf(ours));
  return (
    <Section
      title={`${counted[stops] ?? `${stops} stops`} from ${station} station, then about ${walkMinutes} minutes on foot`}
    >
      <div className={styles.parts}>
        <StationLine from={station} transit={transit} />
        {glanceLine}
      </div>
    </Section>
  );
}
