import { myopiaDoctor } from 'practice/core';
import { Card, CardGrid } from '@/components/card-grid';
import { CheckList } from '@/components/lists';
import { Cite } from '@/components/cite';
import { Fold } from '@/components/fold';
import { Drawing, Illustration } from '@/components/illustration';
import { BlurredLetters } from '@/components/illustrations/blurred-letters';
import { treatmentDrawings } from '@/components/illustrations/treatment-drawings';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Statement, words } from '@/components/statement/statement';
import { atStart } from '@/content/in-words';
import { myopia, myopiaComplications } from '@/content/myopia';
import { checkups, treatedAges } from '@/content/myopia-care';
import { offers } from '@/content/offered-treatments';
import { atropineEffects, percentages } from '@/content/percentages';
import type { TreatmentId } from '@/content/treatment-ids';
import { offered, type Treatment, treatments } from '@/content/treatments';
import { medicalTherapy, myopiaInChildren } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import myopiaGrowth from './illustrations/myopia-growth.svg?markup';
import styles from './myopia-management.module.css';
import { page } from './page';

/** The static sections in the middle of the page. */
export const Body = () => (
  <>
    <GrowingEye />
    <Risks />
    <WarningSigns />
    <Treatments />
    <StartEarly />
    <AtHome />
  </>
);

const GrowingEye = () => (
  <Section
    id="growing-eye"
    title="What is myopia?"
    illustration={
      <Drawing
        of={myopiaGrowth}
        label="Two eyes from the side. In the round one, light meets on the retina and a letter looks sharp. In the longer one, it meets in front of the retina and the letter is blurry."
      />
    }
  >
    <p>
      {myopia.summary}
      <Cite id="myopia-start" />
    </p>
    <p>
      An eye that has grown doesn’t shrink back. Treatment can only slow the
      growth that’s still to come, so it helps most in the years when eyes grow
      fastest.
      {treatedAges &&
        ` We start treatment from age ${treatedAges}, and keep seeing teens who are already in it.`}
    </p>
  </Section>
);

const degrees = [
  ['Mild', 'to −3'],
  ['Medium', '−3 to −6'],
  ['High', 'past −6'],
] as const;

const dotsInARow = 25;

/** More than can be counted. The number is rough, too. */
const isMany = (times: number) => times > 100;

/** As many dots as times, in rows. The last one is cut if it's a part. */
function Dots({ times }: { times: number }) {
  const shown = isMany(times) ? 6 * dotsInARow : times;
  const full = Math.floor(shown / dotsInARow);
  const rest = shown - full * dotsInARow;
  const width = dotsInARow * 10;
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(shown / dotsInARow) * 10}`}
      fill="url(#dot)"
      className={isMany(times) ? styles.many : undefined}
      aria-hidden
    >
      <path
        d={`M0 0h${width}v${full * 10}H0zM0 ${full * 10}h${rest * 10}v10H0z`}
      />
    </svg>
  );
}

/** The same odds as in the table, without their ranges. */
const RiskDots = () => (
  <figure className={styles.odds} data-print="no">
    <figcaption>
      <svg viewBox="0 0 10 10" aria-hidden>
        <pattern id="dot" width="10" height="10" patternUnits="userSpaceOnUse">
          <circle cx="5" cy="5" r="4" fill="currentColor" />
        </pattern>
        <circle cx="5" cy="5" r="4" fill="currentColor" />
      </svg>
      One dot: the odds in eyes that aren’t nearsighted
    </figcaption>
    <dl>
      {myopiaComplications.map(({ name, odds }) => (
        <div key={name}>
          <dt>{name}</dt>
          {odds.map(([times], degree) => (
            <dd key={degree}>
              <span>
                {degrees[degree]?.[0]}{' '}
                <strong>
                  {isMany(Number(times)) ? 'many times' : `${times}×`}
                </strong>
              </span>
              <Dots times={Number(times)} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </figure>
);

/** On two lines, because these words are wider than a number. */
const manyTimes = (
  <>
    Many
    <br />
    times{' '}
  </>
);

const RiskTable = () => (
  <div className={styles.fit}>
    <table className={styles.table}>
      <caption>
        Odds compared with eyes that aren’t nearsighted
        <small className={styles.range}>In parentheses: the likely range</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Disease</th>
          {degrees.map(([degree, range]) => (
            <th key={degree} scope="col">
              {`${degree} `}
              <small className={styles.range}>{range}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {myopiaComplications.map(({ name, odds }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {odds.map(([times, interval], degree) => (
              <td key={degree}>
                <span className={styles.degree}>{degrees[degree]?.[0]} </span>
                {isMany(Number(times)) ? manyTimes : `${times}× `}
                <small className={styles.range}>{`(${interval})`}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Risks = () => (
  <Section
    id="risks"
    title="Why high myopia is a risk later in life"
    tone="sand"
    illustration={
      <Fold summary="The odds, disease by disease">
        <RiskDots />
        <Fold summary="With their likely ranges" always>
          <RiskTable />
        </Fold>
      </Fold>
    }
  >
    <p>
      The biggest risks come decades later. Some eye diseases are more common in
      a long, stretched eye.
      <Cite id="myopia-complications" /> Most nearsighted people never get them,
      but the odds go up with every diopter. By one estimate, one diopter less
      makes damage to the macula, the center of the retina,{' '}
      {percentages['myopia-diopter']} less likely.
      <Cite id="myopia-diopter" />
    </p>
    <PageLink to="urgent-flashes">
      Signs of a detached retina, and what to do
    </PageLink>
  </Section>
);

/** What parents notice at home, for the page and its structured data. */
const myopiaSigns: readonly string[] = [
  'Squints at the board, the TV or a street sign',
  'Sits close to the TV, or moves to the front of the class',
  'Rubs their eyes or blinks a lot',
  'Has tired eyes or headaches after school',
  'Needs stronger glasses within a year',
];

const WarningSigns = () => (
  <Section
    id="signs"
    title="Signs of nearsightedness in children"
    illustration={
      <figure
        className={`${layout.card} ${layout.stack} ${styles.board}`}
        data-print="no"
      >
        <BlurredLetters />
        <figcaption>
          <small>
            From the back row: without glasses on the left, with glasses on the
            right.
          </small>
        </figcaption>
      </figure>
    }
  >
    <p>
      Kids rarely complain, because they think everyone sees that way. If you
      notice even one of these, bring your child in.
      <Cite id="myopia-signs" />
    </p>
    <CheckList items={myopiaSigns} />
    <p>
      If you’re nearsighted yourself, bring your child in sooner. One
      nearsighted parent raises a child’s odds, and two raise them more.
      <Cite id="myopia-parents" /> Passing a school screening doesn’t rule it
      out.
      <Cite id="screening-limits" />
    </p>
  </Section>
);

/** By how many percent less something grew or changed. */
interface Bar {
  what: string;
  less: number;
}

interface Effect {
  claim: keyof typeof percentages;
  bars: readonly Bar[];
  /** What the percentage of the claim measures. */
  measure: string;
}

/** Of a percentage, also after words. */
const numberIn = (percentage: string) =>
  Number.parseInt(percentage.replace(/^\D+/, ''));

const effects: Readonly<Record<TreatmentId, Effect>> = {
  'overnight-lenses': {
    claim: 'overnight-lenses-slowing',
    bars: [
      {
        what: 'Eye growth in 2 years',
        less: numberIn(percentages['overnight-lenses-slowing']),
      },
    ],
    measure: 'In studies over two years, that’s how much less eyes grew.',
  },
  'soft-lenses': {
    claim: 'soft-lenses-slowing',
    bars: [
      {
        what: 'Change in prescription in 3 years',
        less: numberIn(percentages['soft-lenses-slowing']),
      },
    ],
    measure:
      'In a trial over three years, that’s how much less prescriptions changed.',
  },
  atropine: {
    claim: 'atropine-slowing',
    bars: [
      { what: 'Eye growth in 1 year', less: numberIn(atropineEffects.growth) },
      {
        what: 'Change in prescription in 1 year',
        less: numberIn(atropineEffects.prescription),
      },
    ],
    measure: `That’s the strongest low dose. In the trial, which lasted a year: ${atropineEffects.growth} less eye growth, ${atropineEffects.prescription} less change in prescription.`,
  },
  'myopia-glasses': {
    claim: 'glasses-authorized',
    bars: [
      {
        what: 'Change in prescription in 2 years',
        less: numberIn(percentages['glasses-authorized']),
      },
    ],
    measure:
      'In the maker’s study over two years, that’s how much more slowly myopia got worse.',
  },
};

/** What's left with the treatment, of all that there is without. */
const EffectBar = ({ what, less }: Bar) => (
  <span className={styles.bar}>
    {what}
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <path d={`M0 0h${100 - less}v10H0z`} />
    </svg>
  </span>
);

const strongest = offers('atropine')
  ? 'full-strength atropine drops'
  : 'strong eye drops';

/** How much it slows myopia, with what was measured. */
const TreatmentCard = ({
  treatment: { id, name, medicalName, what },
}: {
  treatment: Treatment;
}) => (
  <Card
    title={name}
    illustration={<Illustration file={treatmentDrawings[id]} alt="" />}
  >
    <p>
      <strong className={styles.effect}>
        Slow progression {percentages[effects[id].claim]}.
      </strong>{' '}
      {effects[id].bars.map((bar) => (
        <EffectBar key={bar.what} {...bar} />
      ))}{' '}
      {effects[id].measure}
      <Cite id={effects[id].claim} />
      {id === 'atropine' && (
        <>
          {' All low doses are off-label in the US.'}
          <Cite id="atropine-label" />
        </>
      )}
    </p>
    <Fold summary="What they are">
      <p>{what}</p>
      <p>
        <small>{`Also called: ${medicalName}`}</small>
      </p>
    </Fold>
  </Card>
);

const AllTreatments = () => (
  <p className={styles.footnote}>
    <strong>
      Treatments slow myopia {percentages['treatments-slowing-most']}.
    </strong>{' '}
    That’s the top of the range, with {strongest}: in a trial over two years,
    prescriptions rose about three-quarters less than with placebo.
    <Cite id="treatments-slowing-most" />
  </p>
);

function Treatments() {
  return (
    <Section
      id="treatments"
      title={`${atStart(offered.treatments)} that can slow myopia${offered.andGlasses}`}
      tone="mist"
    >
      {treatments.length > 1 && (
        <p>
          Each number is from another study, and they didn’t all measure the
          same thing. So read what’s above each bar, and don’t compare them.
        </p>
      )}
      <p className={styles.key}>
        <span className={styles.treated}>with the treatment</span>
        <span className={styles.control}>without it</span>
      </p>
      <CardGrid>
        {treatments.map((treatment) => (
          <TreatmentCard key={treatment.id} treatment={treatment} />
        ))}
      </CardGrid>
      <AllTreatments />
      <PageLink to="myopia-treatment">
        {treatments.length > 1
          ? 'Compare them: limits, risks and what the FDA says'
          : 'More about this treatment'}
      </PageLink>
      <p>
        {myopiaDoctor && (
          <>
            <PageLink to="myopia-doctor">{myopiaDoctor.name}</PageLink> is our
            myopia doctor.{' '}
          </>
        )}
        {checkups && `We see your child ${checkups}. `}
        <PageLink to="myopia-visit">Get ready for your visit</PageLink>
      </p>
      <Fold summary="How to read these numbers">
        <p>
          These are averages. Your child may do better, or may not respond at
          all. The effect also tends to get smaller after the first year.
          <Cite id="myopia-percentages" /> It isn’t clear yet how long the
          benefit lasts.
          <Cite id="treatments-evidence" />
        </p>
        <p>
          Full-strength drops keep pupils wide and make reading blurry, and when
          children stop them, myopia speeds up for a while.
          <Cite id="treatments-strong-drops" /> That’s why what we offer is
          gentler.
        </p>
      </Fold>
    </Section>
  );
}

/** The page's main takeaway, in large type. */
const StartEarly = () => (
  <Statement heading="Why early treatment matters">
    <p className={words}>
      A child who’s nearsighted at 7 has more growing years ahead than one who
      becomes nearsighted at 11.
    </p>
    <p>
      In a study of 928 children in Singapore, the age when myopia started was
      the best predictor of high myopia.
      <Cite id="myopia-early-onset" /> Ask when your child gets a first pair of
      glasses.
    </p>
  </Statement>
);

const AtHome = () => (
  <Section id="at-home" title="What you can do at home" tone="sand">
    <CardGrid>
      <Card title="Go outside every day">
        <p>
          Recess and the walk to school count. It lowers the risk of becoming
          nearsighted.
          <Cite id="outdoor-time" /> It may also help kids who already are.
          <Cite id="myopia-percentages" />
        </p>
      </Card>
      <Card title="Wear full-strength glasses">
        <p>
          Wearing weaker glasses, or none, probably won’t slow myopia.
          <Cite id="myopia-percentages" />
        </p>
      </Card>
      <Card title="Don’t feel guilty about screens">
        <p>
          No one has proven that phones cause myopia.
          <Cite id="myopia-percentages" /> Being outdoors matters more.
        </p>
      </Card>
    </CardGrid>
  </Section>
);

const nodes = [
  myopiaInChildren({
    condition: myopia,
    signs: myopiaSigns,
    complications: myopiaComplications,
    treatments,
  }),
  ...treatments.map(medicalTherapy),
];

export const PageData = () => <StructuredData page={page} nodes={nodes} />;
