import { Cite } from '@/components/cite';
import { band, type GrowthTrial, type Measured } from '@/content/eye-growth';
import { decimals } from './in-words';
import styles from './growth-explorer.module.css';

/** What one trial measured, with a bar for the band and a mark for the average, on a track of 1 mm. */
export function TrialTable({
  trial: { period, place, treated, control, claim },
}: {
  trial: GrowthTrial;
}) {
  return (
    <table className={styles.trial}>
      <caption className={styles.caption}>
        {treated.name}: {period} in {place}
        <Cite id={claim} />
      </caption>
      <thead>
        <tr>
          <th scope="col">Children with</th>
          <th scope="col">Growth, in millimeters</th>
          <th scope="col">Change, in diopters</th>
        </tr>
      </thead>
      <tbody>
        {[control, treated].map(({ name, millimeters, diopters }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Bar measured={millimeters} />
              <InNumbers measured={millimeters} />
            </td>
            <td>
              {diopters ? (
                <InNumbers measured={diopters} />
              ) : (
                'Can’t be compared: the lenses change it.'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InNumbers({ measured }: { measured: Measured }) {
  const ends = band(measured);
  return (
    <>
      {ends && (
        <>
          {ends.map(decimals).join(' to ')}
          <br />
        </>
      )}
      average {decimals(measured.mean)}
      {!ends && ', spread unknown'}
    </>
  );
}

/** On the track, which starts at 0. */
const percent = (millimeters: number) => `${(Math.max(0, millimeters) * 100).toString()}%`;

function Bar({ measured }: { measured: Measured }) {
  const [low, high] = band(measured) ?? [];
  return (
    <div className={styles.track} aria-hidden="true">
      {low !== undefined && high !== undefined && (
        <div
          className={styles.band}
          style={{ insetInlineStart: percent(low), width: percent(high - Math.max(0, low)) }}
        />
      )}
      <div className={styles.average} style={{ insetInlineStart: percent(measured.mean) }} />
    </div>
  );
}
