import type { SchemaType } from '@/seo/page';
import { SeverityMark } from '../severity-mark';
import styles from './dashboard.module.css';
import type { Summary } from './summary';

interface EligibleType {
  type: SchemaType;
  /** Whether Google shows a rich result for it today. */
  shown: boolean;
  today: string;
}

/** The types that the spec counts as eligible, and what Google shows for them (2026). */
export const eligibleTypes: readonly EligibleType[] = [
  {
    type: 'Review',
    shown: false,
    today: 'No stars since 2019 for reviews that a business posts about itself.',
  },
  { type: 'HowTo', shown: false, today: 'Google dropped it in September 2023.' },
  { type: 'FAQPage', shown: false, today: 'Google dropped it in May 2026.' },
  {
    type: 'LocalBusiness',
    shown: true,
    today: 'Address, hours and phone, along with your Business Profile.',
  },
  { type: 'Person', shown: false, today: 'No result of its own. It tells Google who works here.' },
  { type: 'MedicalBusiness', shown: true, today: 'Google treats it as a LocalBusiness.' },
  { type: 'MedicalTherapy', shown: false, today: 'No result of its own.' },
];

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
