import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { benefits } from './benefits-content';

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
