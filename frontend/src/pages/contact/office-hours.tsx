import { DoorSign } from '@/components/door-sign';
import { Section } from '@/components/section';
import { useOpenStatus } from '@/components/use-open-status';
import { closures } from '@/content/closures?data';
import { table } from '@/content/opening-details?data';
import styles from './contact.module.css';

/** Each day's hours with today marked, and the closures. */
export function OfficeHours() {
  const today = useOpenStatus()?.today;
  return (
    <Section id="hours" title="Office hours">
      <DoorSign className={styles.sign} />
      <table className={styles.hours}>
        <tbody>
          {table.map(({ days, times }) => (
            <tr key={days} aria-current={days === today ? 'date' : undefined}>
              <th scope="row">{days}</th>
              <td>{times || 'Closed'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {closures.length > 0 && (
        <>
          <h3>Holiday closures</h3>
          <ul className={styles.closures}>
            {closures.map(({ date, day, reason }) => (
              <li key={date}>
                Closed <time dateTime={date}>{day}</time> ({reason})
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
