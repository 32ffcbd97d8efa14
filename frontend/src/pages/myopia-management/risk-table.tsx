import { myopiaComplications } from '@/content/myopia/complications';
import styles from './myopia-management.module.css';

const degrees = [
  ['Mild', 'to −3'],
  ['Medium', '−3 to −6'],
  ['High', 'past −6'],
] as const;

export function RiskTable() {
  return (
    <div className={styles.fit}>
      <table className={styles.table}>
        <caption>
          Odds compared with eyes that aren’t nearsighted
          <span className={styles.range}>
            In parentheses: the range the true number is likely in
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Disease</th>
            {degrees.map(([degree, range]) => (
              <th key={degree} scope="col">
                {`${degree} `}
                <span className={styles.range}>{range}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {myopiaComplications.map(({ name, odds }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {odds.map(([times, interval], degree) => (
                <td key={degree}>
                  <span className={styles.degree}>{degrees[degree]?.[0]} </span>
                  {`${times}× `}
                  <span className={styles.range}>{`(${interval})`}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
