import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { VisuallyHidden } from '@/components/visually-hidden';
import { treatments } from '@/content/treatments';
import { comparison } from './comparison-content';
import styles from './comparison.module.css';

export function Comparison() {
  return (
    <Section id="side-by-side" title="Side by side">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Question</VisuallyHidden>
            </th>
            {treatments.map(({ id, name, medicalName }) => (
              <th key={id} scope="col">
                {name}
                <span className={styles.formal}>{medicalName}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(({ text, claims }, index) => (
                <td key={index}>
                  <span className={styles.name}>{treatments[index]?.name}</span>
                  {text}
                  {claims.map((claim) => (
                    <Cite key={claim} id={claim} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
