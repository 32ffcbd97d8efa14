import type { Town } from '@/content/towns/town';
import { Card, CardGrid } from '@/sections/card-grid';
import { Section } from '@/sections/section';
import { Starts } from './starts';

/** How to travel, and which road it is from each part of the town. */
export default function Ways({ town: { waysTitle, ways, startsTitle, starts } }: { town: Town }) {
  return (
    <Section title={waysTitle} tone="sand">
      <CardGrid>
        {ways.map(({ name, words }) => (
          <Card key={name} title={name}>
            <p>{words}</p>
          </Card>
        ))}
      </CardGrid>
      <Starts title={startsTitle} starts={starts} />
    </Section>
  );
}
