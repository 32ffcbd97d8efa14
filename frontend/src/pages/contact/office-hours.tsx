import * as openingHours from '@/content/opening-hours?data';
import styles from './office-hours.module.css';

export function OfficeHours() {
  return (
    <table className={styles.hours}>
      <tbody>
        {openingHours.table.map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{times || 'Closed'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
