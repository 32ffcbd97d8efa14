import { Card, CardGrid } from '@/components/card-grid';
import { Section } from '@/components/section';
import { Starts } from './starts';
import type { Town } from './town';

/** How to travel, and which road it is from each part of the town. */
export default function Ways({ town: { waysTitle, ways, startsTitle, starts } }: { town: Town }) {
  return (
    <Section title={waysTitle} tone="sand">
      <CardGrid>
        {ways.map(({ name, text }) => (
          <Card key={name} title={name}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
      <Starts title={startsTitle} starts={starts} />
    </Section>
  );
}
