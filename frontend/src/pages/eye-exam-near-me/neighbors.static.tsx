import { towns } from 'practice/towns';
import { Card, CardGrid } from '@/components/card-grid';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';

export function Neighbors() {
  if (towns.length === 0) return null;
  return (
    <Section title="Coming from a nearby town" tone="mist">
      <CardGrid>
        {towns.map(({ slug, name, inOneLine }) => (
          <Card key={slug} title={name}>
            <p>{inOneLine}</p>
            <PageLink to={`town-${slug}`}>Directions from {name}</PageLink>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
