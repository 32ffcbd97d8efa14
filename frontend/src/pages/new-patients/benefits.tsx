import { benefits } from '@/content/benefits';
import { Card, CardGrid } from '@/sections/card-grid';
import { Cite } from '@/sections/cite';
import { Section } from '@/sections/section';

export default function Benefits() {
  return (
    <Section title="What you go home with" tone="mist">
      <CardGrid>
        {benefits.map(({ title, words, claim }) => (
          <Card key={title} title={title}>
            <p>
              {words}
              {claim && <Cite id={claim} />}
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
