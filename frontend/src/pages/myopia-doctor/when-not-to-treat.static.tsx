import { myopiaDoctor } from 'virtual:practice';
import { Card, CardGrid } from '@/components/card-grid';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';

const { shortName } = myopiaDoctor;

export default function WhenNotToTreat() {
  return (
    <Section title={`When ${shortName} says no`} tone="sand">
      <CardGrid>
        <Card title="The eye is not growing">
          <p>Then there is nothing to slow. We measure again in a year, and you keep the money.</p>
        </Card>
        <Card title="Your child does not want to">
          <p>
            A lens put in under tears is a lens rubbed out at school. We try another way, or wait
            until the summer.
          </p>
        </Card>
        <Card title="It is not working">
          <p>
            Two visits of full growth under treatment are enough. We change the dose or the lens, or
            end it.
          </p>
        </Card>
      </CardGrid>
      <PageLink to="myopia-treatment">The treatments to choose from, compared</PageLink>
    </Section>
  );
}
