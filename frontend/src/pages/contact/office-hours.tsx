import { practice } from '@/content/practice';
import styles from './office-hours.module.css';

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `17:00` as `5:00 PM`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function OfficeHours() {
  return (
    <table className={styles.hours}>
      <tbody>
        {week.map((day) => {
          const open = practice.hours.find((hours) => hours.day === day);
          return (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{open ? `${clock(open.opens)} to ${clock(open.closes)}` : 'Closed'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
