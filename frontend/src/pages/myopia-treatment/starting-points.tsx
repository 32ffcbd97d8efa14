import type { ReactNode } from 'react';
import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { offers } from '@/content/offered-treatments';

const glasses = offers('myopia-glasses');
const drops = offers('atropine');

/** FDA-authorized treatments come first: glasses are authorized from age 6. */
function atSixOrSeven(): ReactNode {
  return (
    <>
      {glasses
        ? 'Myopia-control glasses. They’re FDA authorized from age 6.'
        : 'We measure first. The FDA has authorized glasses that slow myopia from age 6, and we’ll tell you where to get them.'}
      <Cite id="glasses-authorized" />
    </>
  );
}

function atEightToTwelve(): ReactNode {
  if (glasses && offers('soft-lenses'))
    return 'Daily soft lenses or myopia-control glasses. The FDA has approved or authorized both for this age.';
  if (offers('soft-lenses')) return 'Daily soft lenses. They’re FDA approved for this age.';
  return glasses ? 'Myopia-control glasses. They’re FDA authorized for this age.' : undefined;
}

function withItchyEyes(): ReactNode {
  if (glasses && drops)
    return 'Glasses or drops. Kids rub itchy eyes, and that’s hard on contacts.';
  if (glasses) return 'Glasses. Kids rub itchy eyes, and that’s hard on contacts.';
  return drops ? 'Drops. Kids rub itchy eyes, and that’s hard on contacts.' : undefined;
}

/** Which treatment we'd suggest first, by type of patient. */
const startingPoints: readonly (readonly [child: string, start: ReactNode])[] = [
  ['Age 6 or 7', atSixOrSeven()],
  ['Ages 8 to 12, up to −4', atEightToTwelve()],
  [
    'Swims or plays ball most days',
    offers('overnight-lenses') && 'Overnight lenses. There’s nothing in the eye during the day.',
  ],
  ['Itchy eyes every spring', withItchyEyes()],
  [
    'Stronger than −6',
    drops &&
      'Drops with regular glasses. They’re off-label, but nothing else we offer goes that strong.',
  ],
  ['Age 13 or 14', 'We measure for six months first. Some eyes have nearly stopped by then.'],
];

/** Leaves out rows that start with a treatment the practice doesn't offer. */
const shown = startingPoints.filter(([, start]) => Boolean(start));

export function StartingPoints() {
  return (
    <Section
      id="where-to-start"
      title="Which treatment to start with"
      illustration={<DescriptionList items={shown} />}
    >
      <p>
        These are starting points, not rules. We treat children from 6 to 14, and the exam decides.
        Some corneas don’t suit a lens{drops && ', and some pupils are already too wide for drops'}.
      </p>
      <PageLink to="myopia-visit">Get ready for your visit</PageLink>
    </Section>
  );
}
