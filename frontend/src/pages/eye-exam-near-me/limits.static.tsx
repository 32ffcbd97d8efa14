import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import type { ClaimId } from '@/content/claims';

/** What people take an exam for, and what it is instead. */
export interface ExamLimit {
  name: string;
  text: string;
  claim?: ClaimId;
  link?: { page: 'eye-care-resources' | 'services'; hash?: '#urgent'; text: string };
}

export const examLimits: readonly ExamLimit[] = [
  {
    name: 'Not a screening',
    text: 'The chart at school or for a driver’s license asks whether you can read one line. Somebody who passes can still have a problem with sight or with the health of the eye.',
    claim: 'screening-limits',
  },
  {
    name: 'Not a contact lens fitting',
    text: 'Lenses are measured, tried on and looked at in your eye, which takes extra time. Say so when you book.',
    link: { page: 'services', text: 'How we fit contact lenses' },
  },
  {
    name: 'Not a sale',
    text: 'You get your prescription without asking and without a fee, and may have it filled wherever you like.',
    claim: 'eyeglass-prescription-rule',
  },
  {
    name: 'Not for an emergency',
    text: 'Some signs can’t wait for a free hour. Know them before you need them.',
    link: { page: 'eye-care-resources', hash: '#urgent', text: 'Signs that can’t wait' },
  },
];

export default function Limits() {
  return (
    <Section title="What it is not" tone="sand">
      <CardGrid>
        {examLimits.map(({ name, text, claim, link }) => (
          <Card key={name} title={name}>
            <p>
              {text}
              {claim && <Cite id={claim} />}
            </p>
            {link && (
              <PageLink to={link.page} hash={link.hash}>
                {link.text}
              </PageLink>
            )}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
