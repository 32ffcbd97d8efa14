import { FactList } from '@/components/description-list';
import { Section } from '@/components/section';
import { startingPoints } from './starting-points-content';

export function StartingPoints() {
  return (
    <Section
      id="where-to-start"
      title="Where we would start"
      picture={<FactList facts={startingPoints} />}
    >
      <p>
        With the child, and then with the evenings. A treatment that is skipped every third night
        does less than a weaker one that is kept.
      </p>
      <p>
        These are openings for the talk, not rules. We treat children from 6 to 14, and each time
        the eyes themselves have the last word: some corneas do not suit a lens, some pupils are
        wide enough already.
      </p>
    </Section>
  );
}
