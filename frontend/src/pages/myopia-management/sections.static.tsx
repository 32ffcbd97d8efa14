import { myopiaDoctor } from 'practice/core';
import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/card-grid';
import { CheckList, Steps } from '@/components/lists';
import { Cite } from '@/components/cite';
import { Fold, TreatmentTab, TreatmentTabs } from '@/components/fold';
import { Illustration } from '@/components/illustration';
import { BlurredLetters } from '@/components/illustrations/blurred-letters';
import drops from '@/components/illustrations/services/drops.tsx?illustration';
import glasses from '@/components/illustrations/services/myopia-glasses.tsx?illustration';
import overnightLens from '@/components/illustrations/services/overnight-lens.tsx?illustration';
import softLens from '@/components/illustrations/services/soft-lens.tsx?illustration';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Statement, words } from '@/components/statement/statement';
import { UrgentSigns } from '@/components/urgent/urgent-signs.static';
import { atStart } from '@/content/in-words';
import { myopiaComplications } from '@/content/myopia/complications';
import { myopia } from '@/content/myopia/condition';
import { eyeGrowth } from '@/content/myopia/eye-growth';
import { offers, offersContacts } from '@/content/offered-treatments';
import { percentages } from '@/content/percentages';
import {
  atropine,
  followUps,
  myopiaGlasses,
  offered,
  overnightLenses,
  softLenses,
  type Treatment,
  treatments,
} from '@/content/treatments';
import { medicalTherapy } from '@/seo/structured-data/medical-therapy';
import { myopiaInChildren } from '@/seo/structured-data/myopia';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { MyopiaGrowth } from './illustrations/myopia-growth';
import styles from './myopia-management.module.css';
import { page } from './page';

/** The static sections in the middle of the page. */
export function Body() {
  return (
    <>
      <GrowingEye />
      <Risks />
      <WarningSigns />
      <TreatmentCards />
      <ReadingTheNumbers />
      <StartEarly />
      <AtHome />
      <WithUs />
    </>
  );
}

function GrowingEye() {
  return (
    <Section
      id="growing-eye"
      title="What is myopia?"
      illustration={
        <MyopiaGrowth label="Two eyes from the side. In the round one, light meets on the retina and a letter looks sharp. In the longer one, it meets in front of the retina and the letter is blurry." />
      }
    >
      <p>
        {myopia.summary}
        <Cite id="myopia-start" />
      </p>
      <p>
        The prescription, in diopters, tells us which glasses your child needs. The length of the
        eye tells us if it’s still growing.
      </p>
      <p>
        An eye that has grown doesn’t shrink back. Treatment can only slow the growth that’s still
        to come. It helps most in the years when eyes grow fastest, so we treat children from 6 to
        14.
      </p>
    </Section>
  );
}

const degrees = [
  ['Mild', 'to −3'],
  ['Medium', '−3 to −6'],
  ['High', 'past −6'],
] as const;

function RiskTable() {
  return (
    <div className={styles.fit}>
      <table className={styles.table}>
        <caption>
          Odds compared with eyes that aren’t nearsighted
          <span className={styles.range}>In parentheses: the likely range</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Disease</th>
            {degrees.map(([degree, range]) => (
              <th key={degree} scope="col">
                {`${degree} `}
                <span className={styles.range}>{range}</span>
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
                  {`${times}× `}
                  <span className={styles.range}>{`(${interval})`}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Risks() {
  return (
    <Section
      id="risks"
      title="Why high myopia is a risk later in life"
      tone="sand"
      illustration={<UrgentSigns only={['flashes']} explained />}
    >
      <p>
        The biggest risks come decades later. Some eye diseases are more common in a long, stretched
        eye.
        <Cite id="myopia-complications" />
      </p>
      <Fold summary="The odds, disease by disease">
        <RiskTable />
      </Fold>
      <p>
        Most nearsighted people never get these diseases. But the odds go up with every diopter. By
        one estimate, one diopter less makes damage to the macula, the center of the retina,{' '}
        {percentages['myopia-diopter']} less likely.
        <Cite id="myopia-diopter" />
      </p>
    </Section>
  );
}

/** What parents notice at home, for the page and its structured data. */
const myopiaSigns: readonly string[] = [
  'Squints at the board, the TV or a street sign',
  'Sits close to the TV, or moves to the front of the class',
  'Rubs their eyes or blinks a lot',
  'Has tired eyes or headaches after school',
  'Needs stronger glasses within a year',
];

function WarningSigns() {
  return (
    <Section
      id="signs"
      title="Signs of nearsightedness in children"
      illustration={
        <figure className={`${styles.box} ${styles.board}`}>
          <BlurredLetters />
          <figcaption>
            From the back row: without glasses on the left, with glasses on the right.
          </figcaption>
        </figure>
      }
    >
      <p>
        Kids rarely complain. They think everyone sees that way. If you notice even one of these,
        bring your child in.
        <Cite id="myopia-signs" />
      </p>
      <CheckList items={myopiaSigns} />
      <p>
        If you’re nearsighted yourself, bring your child in sooner. One nearsighted parent raises a
        child’s odds, and two raise them more.
        <Cite id="myopia-parents" /> Passing a school screening doesn’t rule it out.
        <Cite id="screening-limits" />
      </p>
    </Section>
  );
}

interface TreatmentCardProps {
  treatment: Treatment;
  illustration: typeof drops;
  percentage: string;
  /** What the percentage measures. */
  measure: ReactNode;
  /** What the percentage doesn't tell. */
  children: ReactNode;
}

function TreatmentCard({
  treatment,
  illustration,
  percentage,
  measure,
  children,
}: TreatmentCardProps) {
  const growth = eyeGrowth[treatment.id];
  return (
    <TreatmentTab treatment={treatment}>
      <Card
        title={treatment.name}
        illustration={<Illustration file={illustration} alt="" className={styles.illustration} />}
      >
        <p className={styles.range}>{`Also called: ${treatment.medicalName}`}</p>
        <p>{`${treatment.what} ${treatment.routine}`}</p>
        <p className={styles.treatmentCardsPercentage}>
          <strong>{percentage}</strong> <span>{measure}</span>
          <span>
            {`Eye growth in two years: ${growth.sentence}`}
            <Cite id={growth.claim} />
          </span>
        </p>
        <p className={styles.limits}>{children}</p>
      </Card>
    </TreatmentTab>
  );
}

function TreatmentCards() {
  const title = `${atStart(offered.treatments)} that can slow myopia`;
  return (
    <Section id="treatments" title={title} tone="mist">
      <TreatmentTabs>
        <CardGrid>
          {offers('overnight-lenses') && (
            <TreatmentCard
              treatment={overnightLenses}
              illustration={overnightLens}
              percentage={percentages['overnight-lenses-slowing']}
              measure={
                <>
                  slower growth of the eye over two years
                  <Cite id="overnight-lenses-slowing" />
                </>
              }
            >
              The lenses are approved to correct vision. For most of these lenses, using them to
              slow myopia is off-label.
              <Cite id="overnight-lenses-label" />
            </TreatmentCard>
          )}
          {offers('soft-lenses') && (
            <TreatmentCard
              treatment={softLenses}
              illustration={softLens}
              percentage={percentages['soft-lenses-slowing']}
              measure={
                <>
                  less change in the prescription over three years
                  <Cite id="soft-lenses-slowing" />
                </>
              }
            >
              One brand, MiSight 1 day, is FDA approved to slow myopia in children who start at ages
              8 to 12. At other ages it’s off-label.
              <Cite id="soft-lenses-label" />
            </TreatmentCard>
          )}
          {offers('atropine') && (
            <TreatmentCard
              treatment={atropine}
              illustration={drops}
              percentage={percentages['atropine-slowing']}
              measure={
                <>
                  slower with the strongest low dose, over one year
                  <Cite id="atropine-slowing" />
                </>
              }
            >
              The weakest dose, {percentages['atropine-us-trial']}, did no better than placebo in a
              US trial.
              <Cite id="atropine-us-trial" /> All low doses are off-label in the US.
              <Cite id="atropine-label" />
            </TreatmentCard>
          )}
          {offers('myopia-glasses') && (
            <TreatmentCard
              treatment={myopiaGlasses}
              illustration={glasses}
              percentage={percentages['glasses-authorized']}
              measure={
                <>
                  less change in the prescription over two years
                  <Cite id="glasses-authorized" />
                </>
              }
            >
              These are the first glasses that the FDA has authorized to slow myopia. They’re for
              children who start at ages 6 to 12.
              <Cite id="glasses-authorized" />
            </TreatmentCard>
          )}
        </CardGrid>
      </TreatmentTabs>
      <PageLink to="myopia-treatment">
        {treatments.length > 1
          ? `Compare all ${offered.count} side by side`
          : 'More about this treatment'}
      </PageLink>
    </Section>
  );
}

function ReadingTheNumbers() {
  const strongest = offers('atropine') ? 'full-strength atropine drops' : 'strong eye drops';
  const strongestEffect = percentages['treatments-slowing-most'];
  return (
    <Section
      title="How to read these numbers"
      illustration={
        <Fold summary={`Where “${strongestEffect}” comes from`}>
          <div className={styles.box}>
            <h3>Treatments slow myopia {strongestEffect}</h3>
            <p>
              That’s the top of the range, with {strongest}. In a two-year trial, prescriptions rose
              about three-quarters less than with placebo.
              <Cite id="treatments-slowing-most" />
            </p>
            <p>
              Drops that strong keep pupils wide and make reading blurry. When children stop them,
              myopia speeds up for a while.
              <Cite id="treatments-strong-drops" /> That’s why we use gentler treatments.
            </p>
          </div>
        </Fold>
      }
    >
      <p>
        These are averages. Your child may do better, or may not respond at all. The effect also
        tends to get smaller after the first year.
        <Cite id="myopia-percentages" /> We don’t know much beyond two years, or how long the
        benefit lasts.
        <Cite id="treatments-evidence" />
      </p>
    </Section>
  );
}

/** The page's main takeaway, in large type. */
function StartEarly() {
  return (
    <Statement heading="Why early treatment matters">
      <p className={words}>
        A child who’s nearsighted at 7 has more growing years ahead than one who becomes nearsighted
        at 11.
      </p>
      <p>
        In a study of 928 children in Singapore, the age when myopia started was the best predictor
        of high myopia.
        <Cite id="myopia-early-onset" /> Ask about treatment when your child gets a first pair of
        glasses. Sometimes the answer is to wait.
      </p>
    </Statement>
  );
}

function AtHome() {
  return (
    <Section id="at-home" title="What you can do at home" tone="sand">
      <CardGrid>
        <Card title="Go outside for an hour or two">
          <p>
            Do it every day. Recess and the walk to school count. It lowers the risk of becoming
            nearsighted.
            <Cite id="outdoor-time" /> It may also help kids who already are.
            <Cite id="myopia-percentages" />
          </p>
        </Card>
        <Card title="Take breaks from close work">
          <p>
            Every 20 minutes, look 20 feet away for 20 seconds. It rests the eyes, though the
            numbers are a rule of thumb.
            <Cite id="screen-breaks" />
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
}

/** Myopia management from the first visit to the last, from a parent's view. */
const myopiaSteps = [
  {
    name: 'We measure',
    text: 'We check the prescription with drops that relax the eye, measure the eye’s length and map the cornea.',
  },
  {
    name: 'You decide at home',
    text: `You take home the numbers, ${treatments.length > 1 ? 'a list of treatments that fit your child' : 'our advice on treatment'} and the price of the first year. `,
  },
  {
    name: 'We teach you both',
    text: [
      offersContacts ? 'For contacts, you both practice here until it works.' : '',
      offers('atropine') ? 'For drops, we show you how to put them in.' : '',
      offers('myopia-glasses') ? 'For glasses, we check the fit.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  },
  {
    name: 'We check',
    text: `Your child comes in ${followUps}. We measure again and ask how it’s going at home.`,
  },
  {
    name: 'We change or stop',
    text: 'If the eye still grows too fast, we tell you and change the plan. Once it has stopped growing, we end the treatment and keep measuring.',
  },
];

function WithUs() {
  return (
    <Section id="with-us" title="What to expect from treatment here">
      <Steps steps={myopiaSteps} />
      <figure className={styles.doctor}>
        <Illustration file={myopiaDoctor.portrait} alt="" />
        <figcaption>
          <PageLink to="myopia-doctor">{myopiaDoctor.name}</PageLink> is our myopia doctor.
        </figcaption>
      </figure>
      <PageLink to="myopia-visit">Get ready for your visit</PageLink>
    </Section>
  );
}

const nodes = [
  myopiaInChildren({
    condition: myopia,
    signs: myopiaSigns,
    complications: myopiaComplications,
    treatments,
  }),
  ...treatments.map(medicalTherapy),
];

export function PageData() {
  return <StructuredData page={page} nodes={nodes} />;
}
