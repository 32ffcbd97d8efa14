import { Card, CardGrid } from '@/components/card-grid';
import { CheckList } from '@/components/check-list';
import { DescriptionList } from '@/components/description-list';
import { Section } from '@/components/section';
import { always, topics } from '@/features/tools/treatment-questions/points';

/** Every question that the tool knows, for visitors without scripts. */
export function AllQuestions() {
  return (
    <Section title="All of them, by topic">
      <p>Ask these in any case:</p>
      <CheckList items={always} />
      <CardGrid>
        {topics.map(({ id, title, points }) => (
          <Card key={id} title={title}>
            <DescriptionList items={points.map(({ when, ask }) => [when, ask])} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
