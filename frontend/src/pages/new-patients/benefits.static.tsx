import { doctorCount } from 'virtual:practice';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import type { ClaimId } from '@/content/claims';

export interface Benefit {
  title: string;
  text: string;
  claim?: ClaimId;
}

const callback = doctorCount > 1 ? 'That doctor, or another if yours is off,' : 'The doctor';

/** What patients get besides the exam itself. */
export const benefits: readonly Benefit[] = [
  {
    title: 'Results you can read',
    text: 'You get one page in large print (18-point type). It says what we found, what to do and when to come back. It’s yours before you leave the chair.',
  },
  {
    title: 'Your prescription',
    text: 'You get your glasses prescription without asking, at no extra charge. That’s federal law. Fill it here or anywhere else.',
    claim: 'eyeglass-prescription-rule',
  },
  {
    title: 'Problems found early',
    text: 'We keep your eye photos and compare them with next year’s. Many eye diseases have no symptoms at first.',
    claim: 'eye-disease-without-warning',
  },
  {
    title: 'A doctor who calls back',
    text: `Questions once you’re home? Call and ask for the doctor who examined you. ${callback} will call you back within one business day.`,
  },
];

export default function Benefits() {
  return (
    <Section title="What you take home" tone="mist">
      <CardGrid>
        {benefits.map(({ title, text, claim }) => (
          <Card key={title} title={title}>
            <p>
              {text}
              {claim && <Cite id={claim} />}
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
