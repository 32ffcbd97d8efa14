import { DescriptionList } from '@/components/description-list';
import { Section } from '@/components/section';
import type { TreatmentId } from '@/content/treatment-ids';
import { offers } from '@/content/treatments';

/** Which treatment we would talk about first, for children as they come. */
const startingPoints: readonly (readonly [
  child: string,
  start: string,
  treatment?: TreatmentId,
])[] = [
  ['6 or 7, and wriggly', 'Drops. Lenses can follow when the hands are calmer.', 'atropine'],
  [
    '8 to 12, mildly nearsighted',
    'Daily soft lenses: they are approved for just this child.',
    'soft-lenses',
  ],
  [
    'Swims or plays ball most days',
    'Overnight lenses: nothing in the eye by day.',
    'overnight-lenses',
  ],
  [
    'Itchy eyes every spring',
    'Drops. Itchy eyes get rubbed, and lenses do not forgive that.',
    'atropine',
  ],
  ['Stronger than −6', 'Drops with glasses. Lenses do not reach that far.', 'atropine'],
  ['13 or 14', 'We measure for half a year first. Some eyes have nearly stopped by then.'],
];

/** Without those that begin with a treatment that isn’t offered. */
const shown = startingPoints.flatMap(([child, start, treatment]) =>
  treatment === undefined || offers(treatment) ? [[child, start] as const] : [],
);

export function StartingPoints() {
  return (
    <Section
      id="where-to-start"
      title="Where we would start"
      illustration={<DescriptionList items={shown} />}
    >
      <p>
        With the child, and then with the evenings. A treatment that is skipped every third night
        does less than a weaker one that is kept.
      </p>
      <p>
        These are openings for the talk, not rules. We treat children from 6 to 14, and each time
        the eyes themselves have the last word: some corneas do not suit a lens
        {offers('atropine') && ', some pupils are wide enough already'}.
      </p>
    </Section>
  );
}
