import { table } from '@/content/opening-details?data';
import styles from './contact.module.css';

export function OfficeHours() {
  return (
    <table className={styles.hours}>
      <tbody>
        {table.map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{times || 'Closed'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
