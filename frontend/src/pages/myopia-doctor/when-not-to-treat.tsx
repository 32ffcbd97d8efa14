import { Card, CardGrid } from '@/components/card-grid';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';

export default function WhenNotToTreat() {
  return (
    <Section title="When she says no" tone="sand">
      <CardGrid>
        <Card title="The eye is not growing">
          <p>
            Then there is nothing to slow. She measures again in a year, and you keep the money.
          </p>
        </Card>
        <Card title="Your child does not want to">
          <p>
            A lens put in under tears is a lens rubbed out at school. She tries another way, or
            waits until the summer.
          </p>
        </Card>
        <Card title="It is not working">
          <p>
            Two visits of full growth under treatment are enough. She changes the dose or the lens,
            or ends it.
          </p>
        </Card>
      </CardGrid>
      <PageLink to="myopia-treatment">The treatments she chooses from, compared</PageLink>
    </Section>
  );
}
