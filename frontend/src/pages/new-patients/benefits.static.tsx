import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import type { ClaimId } from '@/content/claims';

export interface Benefit {
  title: string;
  text: string;
  claim?: ClaimId;
}

/** What somebody has of the visit, beyond having been examined. */
export const benefits: readonly Benefit[] = [
  {
    title: 'A page that you can read',
    text: 'What we found, what to do and when to come back, on one page in 18-point type. It is yours before you leave your chair.',
  },
  {
    title: 'Your prescription',
    text: 'You need not ask and it costs nothing extra: federal law says so. Fill it here or anywhere else.',
    claim: 'eyeglass-prescription-rule',
  },
  {
    title: 'Trouble found early',
    text: 'Your photographs stay in your file and next year’s are laid beside them, because many eye diseases give no sign at first.',
    claim: 'eye-disease-without-warning',
  },
  {
    title: 'A doctor who calls back',
    text: 'If something is unclear at home, call and ask for the doctor who examined you. You get that doctor, or a call back on the same day.',
  },
];

export default function Benefits() {
  return (
    <Section title="What you go home with" tone="mist">
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
