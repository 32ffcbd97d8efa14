import { audiences } from '@/content/audiences';
import { Card, CardGrid } from '@/sections/card-grid';
import { Section } from '@/sections/section';

export function Audiences() {
  return (
    <Section title="Who comes to us" tone="mist">
      <CardGrid>
        {audiences.map(({ id, name, words }) => (
          <Card key={id} title={name}>
            <p>{words}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
