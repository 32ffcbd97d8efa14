import { SeverityMark } from '../severity-mark';
import styles from './dashboard.module.css';
import { eligibleTypes, type Summary } from './summary';

export function EligibleTypes({ summary: { schemaCounts, eligible } }: { summary: Summary }) {
  const counts = new Map(schemaCounts);
  return (
    <section className={styles.eligibleTypesTableTypes} aria-labelledby="eligible">
      <h2 id="eligible">Eligible for rich results</h2>
      <p>
        {eligible.length} of {eligibleTypes.length} eligible types are in use.
      </p>
      <table className={styles.table} aria-labelledby="eligible">
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Pages</th>
            <th scope="col">Google today</th>
          </tr>
        </thead>
        <tbody>
          {eligibleTypes.map(({ type, shown, today }) => (
            <tr key={type}>
              <th scope="row">{type}</th>
              <td>{counts.get(type) ?? 0}</td>
              <td>
                <SeverityMark grade={shown ? 'fine' : 'notice'} />{' '}
                <strong>{shown ? 'Used' : 'Not shown'}.</strong> {today}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
