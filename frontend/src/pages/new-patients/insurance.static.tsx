import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { insurers } from '@/content/insurers';
import { joinWithAnd, joinWithOr } from '@/content/in-words';
import { practice } from '@/content/practice';
import styles from './insurance.module.css';

export default function Insurance() {
  const { vision, medical, medicare, medicaid } = practice.insurers;
  return (
    <Section id="insurance" title="Insurance we accept">
      <ul className={styles.insurers}>
        {insurers.map((insurer) => (
          <li key={insurer}>{insurer}</li>
        ))}
        <li>and others</li>
      </ul>
      <CardGrid>
        {vision.length > 0 && (
          <Card title="Vision plans">
            <p>
              A vision plan like {joinWithOr(vision)} helps pay for a routine exam. It also helps
              pay for glasses or contacts.
            </p>
          </Card>
        )}
        {medical.length > 0 && (
          <Card title="Medical insurance">
            <p>
              Medical plans like {joinWithAnd(medical)} usually help pay for visits for an eye
              disease or injury. Some plans cover a routine exam, too.
            </p>
          </Card>
        )}
        {medicaid.length > 0 && (
          <Card title="Medicaid">
            <p>
              We take {joinWithAnd(medicaid)}. {medicaid.length > 1 ? 'They cover' : 'It covers'}{' '}
              eye care and glasses for members under 21.
              <Cite id="medicaid-children" /> For adults, it depends on the plan. Call us and we’ll
              check.
            </p>
          </Card>
        )}
        {medicare && (
          <Card title="Medicare">
            <p>
              Original Medicare doesn’t pay for a routine exam for glasses or contacts.
              <Cite id="medicare-routine-exam" /> It does cover a glaucoma screening once a year if
              you’re at high risk.
              <Cite id="medicare-glaucoma-screening" />
            </p>
          </Card>
        )}
      </CardGrid>
    </Section>
  );
}
