import { practice } from '@/content/practice';
import { Card, CardGrid } from '@/sections/card-grid';
import { Cite } from '@/sections/cite';
import { Section } from '@/sections/section';
import { PhoneLink } from '@/ui/phone-link';
import styles from './insurance.module.css';

export default function Insurance() {
  return (
    <Section id="insurance" title="Insurance we accept" tone="sand">
      <ul className={styles.insurers}>
        {practice.insurers.map((insurer) => (
          <li key={insurer}>{insurer}</li>
        ))}
        <li>and others</li>
      </ul>
      <p>
        Yours is not here? Call <PhoneLink /> with the card in your hand, and we look it up while
        you wait. We do the same for everybody before the first visit.
      </p>
      <CardGrid>
        <Card title="Your vision plan">
          <p>
            Plans such as VSP, EyeMed and Davis Vision pay toward a routine exam and toward glasses
            or contact lenses.
          </p>
        </Card>
        <Card title="Your medical insurance">
          <p>
            Aetna and Blue Cross Blue Shield pay when the visit is about an illness or an injury of
            the eye. Some of their plans cover the routine exam too.
          </p>
        </Card>
        <Card title="Medicare">
          <p>
            Original Medicare does not pay for a routine exam for glasses.
            <Cite id="medicare-routine-exam" /> It does cover a glaucoma screening once a year for
            people at high risk.
            <Cite id="medicare-glaucoma-screening" />
          </p>
        </Card>
      </CardGrid>
      <p>
        Whatever is left to pay, you can pay with cash, a credit or debit card, or an FSA or HSA
        card.
      </p>
    </Section>
  );
}
