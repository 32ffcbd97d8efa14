import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import type { ClaimId } from '@/content/claims';

/** What people often don’t know about an exam. */
export interface ExamLimit {
  name: string;
  text: string;
  claim?: ClaimId;
  link?: {
    page: 'eye-care-resources' | 'services';
    hash?: '#urgent' | '#contact-lenses';
    text: string;
  };
}

export const examLimits: readonly ExamLimit[] = [
  {
    name: 'An exam is more than a screening',
    text: 'A screening at school or for your driver’s license is a quick check. You can pass it and still have a problem with your sight or your eye health.',
    claim: 'screening-limits',
  },
  {
    name: 'Contacts need a fitting',
    text: 'We measure your eyes, and you try the contacts on. That takes extra time, so tell us when you book.',
    link: { page: 'services', hash: '#contact-lenses', text: 'How we fit contacts' },
  },
  {
    name: 'Buy glasses anywhere',
    text: 'You get your prescription without asking, at no extra charge. Fill it here or anywhere you like.',
    claim: 'eyeglass-prescription-rule',
  },
  {
    name: 'Emergencies come first',
    text: 'Some signs can’t wait for an appointment. See what they are and what to do.',
    link: { page: 'eye-care-resources', hash: '#urgent', text: 'Signs that can’t wait' },
  },
];

export function Limits() {
  return (
    <Section title="Good to know before you book" tone="sand">
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
