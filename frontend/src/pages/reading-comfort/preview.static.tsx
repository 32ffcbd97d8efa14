import { Card } from '@/components/card-grid';
import { DescriptionList } from '@/components/description-list';

/** A short exam summary, to see what a choice does to it. */
export function Preview() {
  return (
    <Card title="Your exam summary">
      <p>This is an example. It changes with each choice you make.</p>
      <DescriptionList
        items={[
          ['Distance', 'You’re a little more nearsighted than last year. New lenses will fix it.'],
          ['Eye pressure', '15 in both eyes. That’s normal.'],
          ['Next step', 'Pick your frames today, or any day you like.'],
          ['Next visit', 'In 12 months.'],
        ]}
      />
    </Card>
  );
}
