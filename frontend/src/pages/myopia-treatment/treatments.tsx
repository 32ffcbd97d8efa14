import { details } from 'practice/details';
import type { ReactNode } from 'react';
import { swallowedDrops } from 'shared/urgent-advice';
import { Cite, Cites } from '@/components/cite';
import { Fold, TreatmentTab } from '@/components/fold';
import { Illustration, part } from '@/components/illustration';
import { treatmentDrawings } from '@/components/illustrations/treatment-drawings';
import { PageLink } from '@/components/links';
import { Offer, priceFact } from '@/components/offer';
import { UrgentText } from '@/components/urgent/urgent-text';
import { eyeGrowth } from '@/content/eye-growth';
import { percentages } from '@/content/percentages';
import { present } from '@/content/present';
import { checkups } from '@/content/myopia-care';
import { supplies } from '@/content/prices';
import type { TreatmentId } from '@/content/treatment-ids';
import { startingAges, type Treatment } from '@/content/treatments';
import day from './illustrations/day.svg?illustration';
import styles from './myopia-treatment.module.css';

interface TreatmentDetails {
  tone: 'paper' | 'sand' | 'mist';
  /** What a child does at school, at the pool and at bedtime. */
  day: readonly [school: string, pool: string, bedtime: string];
  /** The same four questions for each treatment. */
  living: ReactNode;
  works: ReactNode;
  approved: ReactNode;
  risk: ReactNode;
}

/** When a child in treatment comes in, as far as the practice says. */
function visits(early: string): string {
  const times = present([details.promises.myopiaCheckups && early, checkups]);
  return times.length > 0 ? `Visits: ${times.join(', then ')}.` : '';
}

/** What doesn't fit in the table. */
export const treatmentDetails: Readonly<Record<TreatmentId, TreatmentDetails>> =
  {
    'overnight-lenses': {
      tone: 'sand',
      day: [
        'Nothing is in the eye, so there’s nothing to lose at recess.',
        'There’s nothing to take out.',
        'In every night, and out in the morning. You clean and soak them each time.',
      ],
      living: (
        <>
          Plan on ten minutes before bed and ten in the morning. Use lens
          solution only, never tap water. You’ll do it for a 7-year-old, while
          many 10-year-olds do it themselves. Vision is clear without glasses
          after a week or two. Skip two nights, and the blur is back.{' '}
          {visits('after the first night, a week and a month')}
        </>
      ),
      works: (
        <>
          In studies over two years, the eye grew{' '}
          {percentages['overnight-lenses-slowing']} more slowly.
          <Cite id="overnight-lenses-slowing" /> When children stopped, their
          eyes grew faster than in children who kept going.
          <Cite id="overnight-lenses-stopping" />
        </>
      ),
      approved: (
        <>
          Since 2002 the FDA has approved overnight lenses to correct up to 6
          diopters.
          <Cite id="overnight-lenses-label" /> For most of these lenses, using
          them to slow myopia is off-label.
        </>
      ),
      risk: (
        <>
          An infection of the cornea is rare, but it’s serious. Keep water away
          from the lenses.
          <Cite id="contact-lens-water" /> See{' '}
          <PageLink to="urgent-red-eye">
            what to do about a painful red eye
          </PageLink>
          .
        </>
      ),
    },
    'soft-lenses': {
      tone: 'paper',
      day: [
        'A fresh pair goes in every morning.',
        'They come out before a swim.',
        'Into the trash. There’s nothing to clean.',
      ],
      living: (
        <>
          They go in before school and come out before bed. Your child has to
          practice until they can do it alone, even at school, and needs glasses
          in the evening and on sick days. {visits('after a week and a month')}
        </>
      ),
      works: (
        <>
          In the three-year trial behind the approval, prescriptions rose{' '}
          {percentages['soft-lenses-slowing']} less than with regular contacts.
          Eyes grew about half as much.
          <Cite id="soft-lenses-slowing" /> In a study by the lens maker, the
          benefit was still there a year after children stopped.
          <Cite id="soft-lenses-stopping" />
        </>
      ),
      approved: (
        <>
          MiSight 1 day is FDA approved to slow myopia in{' '}
          {startingAges('soft-lenses')}. The prescription has to be from −0.75
          to −4.00, with 0.75 or less of astigmatism.
          <Cite id="soft-lenses-label" /> At other ages or strengths, it’s
          off-label.
        </>
      ),
      risk: (
        <>
          An infection of the cornea is no more common in children than in
          adults.
          <Cite id="soft-lenses-infection" /> Sleeping in them raises the risk.
          <Cite id="contact-lens-sleep" /> Take them out before a shower or a
          swim.
          <Cite id="contact-lens-water" /> Street lights may have a faint halo
          at first.
        </>
      ),
    },
    atropine: {
      tone: 'mist',
      day: [
        'Your child still wears glasses. A cap helps in bright light.',
        'Only the glasses come off.',
        'One drop in each eye.',
      ],
      living: (
        <>
          Your child tips their head back, you put one drop inside each lower
          lid, and they close their eyes. {visits('after a month')} Lock the
          bottle up: atropine is poisonous if swallowed.{' '}
          <span data-urgent-advice>
            <UrgentText>{swallowedDrops.now}</UrgentText>
          </span>
          <Cites ids={swallowedDrops.claims} />
        </>
      ),
      works: (
        <>
          In Hong Kong, the strongest low dose slowed myopia{' '}
          {percentages['atropine-slowing']} in one year.
          <Cite id="atropine-slowing" /> The weakest dose,{' '}
          {percentages['atropine-us-trial']}, did no better than placebo in one
          US trial.
          <Cite id="atropine-us-trial" /> It did a little better in another
          trial.
          <Cite id="atropine-second-trial" /> So ask which dose your child would
          get.
        </>
      ),
      approved: (
        <>
          The FDA hasn’t approved any low dose to slow myopia, so this use is
          off-label.
          <Cite id="atropine-label" /> A compounding pharmacy mixes the drops
          for your child. The FDA doesn’t check drops like these.
          <Cite id="atropine-compounded" />
        </>
      ),
      risk: (
        <>
          Bright light can bother your child, and reading up close can be
          blurry. Stronger drops cause more of both.
          <Cite id="atropine-side-effects" /> Sunglasses and a cap help. If
          reading gets hard, ask about a weaker dose. When children stop strong
          drops, myopia gets worse faster for a while.
          <Cite id="treatments-strong-drops" />
        </>
      ),
    },
    'myopia-glasses': {
      tone: 'sand',
      day: [
        'On all day, every day, like any pair of glasses.',
        'Off for the swim, then on again.',
        'Off for the night. There’s nothing to put in.',
      ],
      living: (
        <>
          They worked best in children who wore them at least 12 hours every
          day.
          <Cite id="myopia-glasses-growth" /> If they break, call us. Regular
          glasses won’t slow myopia while you wait. {visits('after a month')}
        </>
      ),
      works: (
        <>
          In the two-year study that the FDA reviewed, myopia got worse{' '}
          {percentages['glasses-authorized']} more slowly than with regular
          glasses. Eyes grew about half as much.
          <Cite id="glasses-authorized" /> A two-year trial in China found the
          same for growth.
          <Cite id="myopia-glasses-growth" /> The lens maker took part in both.
        </>
      ),
      approved: (
        <>
          In September 2025 the FDA authorized Essilor Stellest lenses to slow
          myopia in {startingAges('myopia-glasses')}.
          <Cite id="glasses-authorized" /> The prescription has to be from −0.75
          to −4.50, with 1.50 or less of astigmatism.
          <Cite id="myopia-glasses-label" /> Anything else is off-label.
        </>
      ),
      risk: (
        <>
          Some children notice blur or a halo around lights. There were no
          serious side effects in the study.
          <Cite id="glasses-authorized" /> Nothing touches the eye, so there’s
          no risk of infection from a lens.
        </>
      ),
    },
  };

/** In the order of their rows in the drawing. */
const pictured = Object.keys(treatmentDetails);

export function TreatmentSection({ treatment }: { treatment: Treatment }) {
  const { id, name, medicalName, what } = treatment;
  const { tone, living, works, approved, risk } = treatmentDetails[id];
  const growth = eyeGrowth[id];
  return (
    <TreatmentTab treatment={treatment}>
      <Offer
        id={id}
        name={name}
        summary={what}
        tone={tone}
        picture={treatmentDrawings[id]}
        facts={present([priceFact('Price', supplies[id])])}
      >
        <p className={styles.formal}>{`Also called: ${medicalName}`}</p>
        <Day of={id} />
        <div className={styles.text}>
          <div>
            <h3>What it’s like</h3>
            <p>{living}</p>
          </div>
          <div>
            <h3>Risks and side effects</h3>
            <p>{risk}</p>
          </div>
          <Answer question="How well it works">
            {works} The growth in the table is from a trial of {growth.trial}
            <Cite id={growth.claim} />
          </Answer>
          <Answer question="What the FDA says">{approved}</Answer>
        </div>
      </Offer>
    </TreatmentTab>
  );
}

const moments = ['At school', 'At the pool', 'At bedtime'];

/** What a treatment is like from morning to night. */
const Day = ({ of }: { of: TreatmentId }) => (
  <ul className={styles.day}>
    {treatmentDetails[of].day.map((text, index) => (
      <li key={text}>
        <Illustration
          file={part(day, pictured.indexOf(of) * moments.length + index + 1)}
          alt=""
        />
        <p>
          <strong>{moments[index]}</strong>
          {text}
        </p>
      </li>
    ))}
  </ul>
);

/** What the table says in short. */
const Answer = ({
  question,
  children,
}: {
  question: string;
  children: ReactNode;
}) => (
  <div>
    <Fold summary={question} always>
      <p>{children}</p>
    </Fold>
  </div>
);
