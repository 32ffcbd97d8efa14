import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { examLimits } from './limits-content';

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
