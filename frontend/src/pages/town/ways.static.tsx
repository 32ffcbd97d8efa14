import type { Town } from 'virtual:practice/town-loaders';
import { Card, CardGrid } from '@/components/card-grid';
import { Section } from '@/components/section';
import { Starts } from './starts';

/** How to travel, and which road it is from each part of the town. */
export default function Ways({ town: { ways, starts } }: { town: Town }) {
  return (
    <Section title={ways.title} tone="sand">
      <CardGrid>
        {ways.list.map(({ name, text }) => (
          <Card key={name} title={name}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
      {starts && <Starts {...starts} />}
    </Section>
  );
}
