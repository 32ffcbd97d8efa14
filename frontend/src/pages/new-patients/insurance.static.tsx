import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { PhoneLink } from '@/components/phone-link';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import { payment } from './content';
import styles from './insurance.module.css';

// Without a comma before the last "and".
const listed = new Intl.ListFormat('en-GB');

export default function Insurance() {
  const { vision, medical, medicare } = practice.insurers;
  const insurers = [...vision, ...medical, ...(medicare ? ['Medicare'] : [])];
  return (
    <Section id="insurance" title="Insurance we accept" tone="sand">
      <ul className={styles.insurers}>
        {insurers.map((insurer) => (
          <li key={insurer}>{insurer}</li>
        ))}
        <li>and others</li>
      </ul>
      <p>
        Yours is not here? Call <PhoneLink /> with the card in your hand, and we look it up while
        you wait. We do the same for everybody before the first visit.
      </p>
      <CardGrid>
        {vision.length > 0 && (
          <Card title="Your vision plan">
            <p>
              Plans such as {listed.format(vision)} pay toward a routine exam and toward glasses or
              contact lenses.
            </p>
          </Card>
        )}
        {medical.length > 0 && (
          <Card title="Your medical insurance">
            <p>
              {listed.format(medical)} {medical.length > 1 ? 'pay' : 'pays'} when the visit is about
              an illness or an injury of the eye. Some of their plans cover the routine exam too.
            </p>
          </Card>
        )}
        {medicare && (
          <Card title="Medicare">
            <p>
              Original Medicare does not pay for a routine exam for glasses.
              <Cite id="medicare-routine-exam" /> It does cover a glaucoma screening once a year for
              people at high risk.
              <Cite id="medicare-glaucoma-screening" />
            </p>
          </Card>
        )}
      </CardGrid>
      <p>Whatever is left to pay, you can pay with {payment}.</p>
    </Section>
  );
}
