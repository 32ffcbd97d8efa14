import { Card, CardGrid } from '@/components/card-grid';
import { Children } from '@/components/illustrations/audiences/children';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import { Families } from './illustrations/families';
import { Individuals } from './illustrations/individuals';
import { Professionals } from './illustrations/professionals';

/** The four kinds of people whom home addresses, in the order of their icons. */
export const audiences = [
  {
    id: 'individuals',
    name: 'Individuals',
    text: 'A full exam, and glasses or lenses that fit how you read, drive and work.',
  },
  {
    id: 'families',
    name: 'Families',
    text: 'Appointments back to back, so that everybody is seen on one afternoon.',
  },
  {
    id: 'children',
    name: 'Children',
    text: 'From six months on. Pictures instead of letters for those who cannot read yet.',
  },
  {
    id: 'professionals',
    name: 'Professionals',
    text: `Screens all day, the ${practice.transit ? 'train' : 'drive'} at both ends of it: we look at both distances.`,
  },
] as const;

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
        {audiences.map(({ id, name, text }) => {
          const Icon = icons[id];
          return (
            <Card key={id} title={name} illustration={<Icon />}>
              <p>{text}</p>
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}
