import { examLimits } from '@/content/near-me/exam-limits';
import { Card, CardGrid } from '@/sections/card-grid';
import { Cite } from '@/sections/cite';
import { Section } from '@/sections/section';
import { PageLink } from '@/ui/page-link';

export default function Limits() {
  return (
    <Section title="What it is not" tone="sand">
      <CardGrid>
        {examLimits.map(({ name, words, claim, link }) => (
          <Card key={name} title={name}>
            <p>
              {words}
              {claim && <Cite id={claim} />}
            </p>
            {link && (
              <PageLink to={link.page} hash={link.hash}>
                {link.words}
              </PageLink>
            )}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
