import { Card, CardGrid } from '@/components/card-grid';
import { Children } from '@/components/illustrations/audiences/children';
import { Section } from '@/components/section';
import { audiences } from './audiences-content';
import { Families } from './illustrations/families';
import { Individuals } from './illustrations/individuals';
import { Professionals } from './illustrations/professionals';

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
