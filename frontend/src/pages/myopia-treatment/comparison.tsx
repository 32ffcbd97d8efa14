import { comparison } from '@/content/myopia/comparison';
import { treatments } from '@/content/treatments';
import { Cite } from '@/sections/cite';
import { Section } from '@/sections/section';
import { VisuallyHidden } from '@/ui/visually-hidden';
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
