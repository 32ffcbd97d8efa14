import { myopiaDoctor } from 'virtual:practice';
import { Card, CardGrid } from '@/components/card-grid';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { offers, treatments } from '@/content/treatments';

const { shortName } = myopiaDoctor;

const lenses = offers('overnight-lenses') || offers('soft-lenses');

const changes = [offers('atropine') && 'the dose', lenses && 'the lens']
  .filter((change) => change !== false)
  .join(' or ');

export default function WhenNotToTreat() {
  return (
    <Section title={`When ${shortName} says no`} tone="sand">
      <CardGrid>
        <Card title="The eye is not growing">
          <p>Then there is nothing to slow. We measure again in a year, and you keep the money.</p>
        </Card>
        <Card title="Your child does not want to">
          <p>
            {lenses
              ? 'A lens put in under tears is a lens rubbed out at school. We try another way, or wait until the summer.'
              : 'Drops put in under tears run out with them. We wait until the summer.'}
          </p>
        </Card>
        <Card title="It is not working">
          <p>
            Two visits of full growth under treatment are enough. We change {changes}, or end it.
          </p>
        </Card>
      </CardGrid>
      <PageLink to="myopia-treatment">
        {treatments.length > 1 ? 'The treatments to choose from, compared' : 'The treatment'}
      </PageLink>
    </Section>
  );
}
