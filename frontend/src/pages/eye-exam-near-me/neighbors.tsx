import { Card, CardGrid } from '@/components/card-grid';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { routeById } from '@/seo/routes';
import { neighbors } from './content';

export function Neighbors() {
  return (
    <Section title="Coming from the next town" tone="mist">
      <CardGrid>
        {neighbors.map(({ page, text }) => {
          const { label } = routeById(page);
          return (
            <Card key={page} title={label}>
              <p>{text}</p>
              <PageLink to={page}>The way from {label}</PageLink>
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}
