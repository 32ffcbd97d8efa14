import { neighbors } from '@/content/near-me/neighbors';
import { routeById } from '@/registry/routes';
import { Card, CardGrid } from '@/sections/card-grid';
import { Section } from '@/sections/section';
import { PageLink } from '@/ui/page-link';

export function Neighbors() {
  return (
    <Section title="Coming from the next town" tone="mist">
      <CardGrid>
        {neighbors.map(({ page, words }) => {
          const { label } = routeById(page);
          return (
            <Card key={page} title={label}>
              <p>{words}</p>
              <PageLink to={page}>The way from {label}</PageLink>
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}
