import { Cite } from '@/components/cite';
import { Fold } from '@/components/fold';
import { Section } from '@/components/section';
import { UrgentSigns } from '@/components/urgent/urgent-signs.static';
import { myopiaComplications } from '@/content/myopia/complications';
import { percentages } from '@/content/percentages';
import styles from './myopia-management.module.css';

const degrees = [
  ['Mild', 'to −3'],
  ['Medium', '−3 to −6'],
  ['High', 'past −6'],
] as const;

function RiskTable() {
  return (
    <div className={styles.fit}>
      <table className={styles.table}>
        <caption>
          Odds compared with eyes that aren’t nearsighted
          <span className={styles.range}>In parentheses: the likely range</span>
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

export function Risks() {
  return (
    <Section
      id="risks"
      title="Why high myopia is a risk later in life"
      tone="sand"
      illustration={<UrgentSigns only={['flashes']} explained />}
    >
      <p>
        The biggest risks come decades later. Some eye diseases are more common in a long, stretched
        eye.
        <Cite id="myopia-complications" />
      </p>
      <Fold summary="The odds, disease by disease">
        <RiskTable />
      </Fold>
      <p>
        Most nearsighted people never get these diseases. But the odds go up with every diopter. By
        one estimate, one diopter less makes damage to the macula, the center of the retina,{' '}
        {percentages['myopia-diopter']} less likely.
        <Cite id="myopia-diopter" />
      </p>
    </Section>
  );
}
