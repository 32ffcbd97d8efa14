import { audiences } from '@/content/audiences';
import { Children } from '@/pictures/audiences/children';
import { Families } from '@/pictures/audiences/families';
import { Individuals } from '@/pictures/audiences/individuals';
import { Professionals } from '@/pictures/audiences/professionals';
import { Card, CardGrid } from '@/sections/card-grid';
import { Section } from '@/sections/section';

const icons = {
  children: Children,
  families: Families,
  individuals: Individuals,
  professionals: Professionals,
};

export default function Audiences() {
  return (
    <Section title="Who comes to us" tone="mist">
      <CardGrid>
        {audiences.map(({ id, name, words }) => {
          const Icon = icons[id];
          return (
            <Card key={id} title={name} picture={<Icon />}>
              <p>{words}</p>
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}
