import { Section } from '@/components/section';
import { number, Statement, words } from '@/components/statement/statement';
import { inWordsAtStart } from '@/content/in-words';
import { practice, type Town } from '@/content/practice';
import styles from './town.module.css';

type Transit = NonNullable<typeof practice.transit>;

interface StationLineProps {
  from: string;
  transit: Transit;
}

/** The stations of the line, with the ride between two of them marked. */
function StationLine({ from, transit }: StationLineProps) {
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

/** The train ride, if there's a train, and one key fact about the trip. */
export function Rail({ town: { name, station, glance } }: { town: Town }) {
  const { transit } = practice;
  const train = transit && station !== undefined;
  return (
    <>
      {train && <Train station={station} transit={transit} />}
      {glance && (
        <Statement heading={train ? undefined : `From ${name} to our office`}>
          <p className={words}>
            <span className={number}>{glance.figure}</span> {glance.text}
          </p>
        </Statement>
      )}
    </>
  );
}

function Train({ station, transit }: { station: string; transit: Transit }) {
  const { stations, station: ours } = transit;
  const stops = Math.abs(stations.indexOf(station) - stations.indexOf(ours));
  const ride = `${inWordsAtStart(stops)} ${stops === 1 ? 'stop' : 'stops'}`;
  return (
    <Section title={stops > 0 ? `${ride} by train from ${station}` : `By train to ${ours}`}>
      <StationLine from={station} transit={transit} />
    </Section>
  );
}
