import { myopiaDoctor } from 'practice/core';
import { Card, CardGrid } from '@/components/card-grid';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { offers, offersContacts } from '@/content/offered-treatments';
import { treatments } from '@/content/treatments';

const { shortName } = myopiaDoctor;

const changes = [
  offers('atropine') && 'the dose',
  (offersContacts || offers('myopia-glasses')) && 'the lens',
]
  .filter((change) => change !== false)
  .join(' or ');

export function WhenNotToTreat() {
  return (
    <Section title={`When ${shortName} advises against treatment`} tone="sand">
      <CardGrid>
        <Card title="The eye isn’t growing">
          <p>Then there’s nothing to slow down. Save your money. We’ll measure again in a year.</p>
        </Card>
        <Card title="Your child doesn’t want it">
          <p>
            Treatment won’t last if it’s a nightly fight. We try something else, or wait until
            summer.
          </p>
        </Card>
        <Card title="It isn’t working">
          <p>
            If the eye grows as fast as before for two visits in a row, we change {changes}, or
            stop.
          </p>
        </Card>
      </CardGrid>
      <PageLink to="myopia-treatment">
        {treatments.length > 1 ? 'Compare the treatments' : 'About the treatment'}
      </PageLink>
    </Section>
  );
}
