import type { practice } from '@/content/practice';
import styles from './town.module.css';

interface StationLineProps {
  from: string;
  transit: NonNullable<typeof practice.transit>;
}

/** The stations of the line, with the ride between two of them marked. */
export function StationLine({ from, transit }: StationLineProps) {
  const { stations, station: ourStation, walkMinutes } = transit;
  const ends = [stations.indexOf(from), stations.indexOf(ourStation)];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return (
    <ol className={styles.line}>
      {stations.map((station, place) => (
        <li
          key={station}
          className={place >= first && place < last ? styles.ridden : styles.beyond}
        >
          <strong className={ends.includes(place) ? styles.end : styles.name}>{station}</strong>
          {station === from && <span>Get on here.</span>}
          {station === ourStation && (
            <span>
              Get off here. The walk takes about {walkMinutes}{' '}
              {walkMinutes === 1 ? 'minute' : 'minutes'}.
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
