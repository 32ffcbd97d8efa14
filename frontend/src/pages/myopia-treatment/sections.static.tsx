import { details } from 'practice/details';
import { text } from 'practice/pages/myopia-treatment';
import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/lists';
import { Cite } from '@/components/cite';
import { Fold, TreatmentTabs } from '@/components/fold';
import { Illustration } from '@/components/illustration';
import { treatmentDrawings } from '@/components/illustrations/treatment-drawings';
import { PageLink } from '@/components/links';
import { Questions } from '@/components/questions';
import { Section } from '@/components/section';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { ClaimId } from '@/content/claims';
import { atStart, joinWithAnd, joinWithOr } from '@/content/in-words';
import { dontCompare, eyeGrowth } from '@/content/eye-growth';
import { insurers } from '@/content/insurers';
import { treatedAges } from '@/content/myopia-care';
import { offers, offersContacts } from '@/content/offered-treatments';
import { percentages } from '@/content/percentages';
import { present } from '@/content/present';
import { hasMyopiaPrice, prices, supplies } from '@/content/prices';
import type { Question } from '@/content/prose';
import type { TreatmentId } from '@/content/treatment-ids';
import { labels, startingAges, treatments } from '@/content/treatments';
import { faqPage, medicalTherapy } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import styles from './myopia-treatment.module.css';
import { page } from './page';
import { TreatmentSection } from './treatments';

/** The static sections in the middle of the page. */
export const Body = () => (
  <>
    <Comparison />
    <TreatmentTabs>
      {treatments.map((treatment) => (
        <TreatmentSection key={treatment.id} treatment={treatment} />
      ))}
    </TreatmentTabs>
    {treatments.length > 1 && details.promises.myopiaStart && (
      <StartingPoints />
    )}
    <Cost />
  </>
);

type Answers = Readonly<Record<TreatmentId, ReactNode>>;

const cited = (text: string, claim: ClaimId) => (
  <>
    {text}
    <Cite id={claim} />
  </>
);

const suitedFor: Answers = {
  'overnight-lenses': cited(
    'Children from about 7 who can hold still for a lens, with a prescription up to −6.',
    'overnight-lenses-label',
  ),
  'soft-lenses': cited(
    `Approved for ${startingAges('soft-lenses')}, from −0.75 to −4.00, with little astigmatism.`,
    'soft-lenses-label',
  ),
  atropine: `Children who can’t wear contacts, or whose prescription is too strong for ${treatments.length > 1 ? 'the other options' : 'a lens that slows myopia'}.`,
  'myopia-glasses': cited(
    `Authorized for ${startingAges('myopia-glasses')}, from −0.75 to −4.50, with up to 1.50 of astigmatism.`,
    'myopia-glasses-label',
  ),
};

/**
 * The growth with and without the treatment, also as bars on the same yardstick
 * for all treatments.
 */
function growth(id: TreatmentId) {
  const { treated, control, sentence, claim } = eyeGrowth[id];
  const end = (millimeters: number) => Math.round(millimeters * 100);
  return (
    <>
      <svg
        className={styles.bars}
        viewBox="0 0 70 30"
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d={`M0 3h${end(treated)}v12H0z`} />
        {control && <path d={`M0 17h${end(control)}v10H0z`} />}
      </svg>
      {cited(sentence, claim)}
    </>
  );
}

const mainRisks: Answers = {
  'overnight-lenses': cited(
    'Infection of the cornea: about 14 in 10,000 children a year.',
    'overnight-lenses-infection',
  ),
  'soft-lenses': cited(
    offers('overnight-lenses')
      ? 'Infection of the cornea, but rarer: about 3 in 10,000 children a year.'
      : 'Infection of the cornea: about 3 in 10,000 children a year.',
    'soft-lenses-infection',
  ),
  atropine: cited(
    'Glare and blurry reading, more with stronger drops.',
    'atropine-side-effects',
  ),
  'myopia-glasses': cited(
    'No serious side effects in the US study.',
    'glasses-authorized',
  ),
};

/** What the bars mean, and that they all end at the same length. */
const growthKey = (
  <small className={styles.key}>
    <span className={styles.treated}>with the treatment</span>
    <span className={styles.control}>regular glasses</span>
    <span>A full row is 0.7 mm.</span>
  </small>
);

interface Row {
  question: string;
  key?: ReactNode;
  answer: (id: TreatmentId) => ReactNode;
}

/** Compares the treatments by the questions parents ask. */
const comparison: readonly Row[] = [
  { question: 'Who it’s for', answer: (id) => suitedFor[id] },
  { question: 'Eye growth in two years', key: growthKey, answer: growth },
  { question: 'Main risk', answer: (id) => mainRisks[id] },
];

/**
 * One of the two that a phone compares. The style sheet shows their columns, so
 * it needs no script.
 */
const Choice = ({ of, chosen }: { of: string; chosen: number }) => (
  <fieldset className={styles.choice} data-print="no">
    <legend>{of}</legend>
    {treatments.map(({ id, name }, index) => (
      <label key={id}>
        <input
          type="radio"
          name={of}
          value={id}
          defaultChecked={index === chosen}
        />
        {name}
      </label>
    ))}
  </fieldset>
);

const Comparison = () => (
  <Section
    id="side-by-side"
    title={
      treatments.length > 1
        ? 'Myopia treatments side by side'
        : 'The treatment at a glance'
    }
  >
    <div className={styles.comparison}>
      {treatments.length > 2 && (
        <>
          <Choice of="Compare" chosen={0} />
          <Choice of="with" chosen={1} />
        </>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Question</VisuallyHidden>
            </th>
            {treatments.map(({ id, name }) => (
              <th key={id} scope="col">
                <Illustration file={treatmentDrawings[id]} alt="" />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ question, key, answer }) => (
            <tr key={question}>
              <th scope="row">
                {question} {key}
              </th>
              {treatments.map(({ id, name }) => (
                <td key={id} data-treatment={name}>
                  {answer(id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {treatments.length > 1 && <p>{dontCompare}</p>}
  </Section>
);

const glasses = offers('myopia-glasses');
const drops = offers('atropine');

const [authorizedFrom] = labels['myopia-glasses'].ages;
const [approvedFrom, approvedTo] = labels['soft-lenses'].ages;

/**
 * The offered ones as the start of an answer, such as `Glasses or drops`. Empty
 * without any.
 */
const choice = (names: readonly (string | false)[]) =>
  atStart(joinWithOr(present(names)));

const onLabel = choice([
  offers('soft-lenses') && 'daily soft lenses',
  glasses && 'myopia-control glasses',
]);

const noContacts = choice([glasses && 'glasses', drops && 'drops']);

/**
 * Which treatment we'd suggest first, by type of patient. FDA-authorized
 * treatments come first.
 */
const startingPoints = present<readonly [child: string, start: ReactNode]>([
  [
    `Age ${authorizedFrom.toString()} or ${(approvedFrom - 1).toString()}`,
    cited(
      glasses
        ? `Myopia-control glasses. They’re FDA authorized from age ${authorizedFrom.toString()}.`
        : `We measure first. The FDA has authorized glasses that slow myopia from age ${authorizedFrom.toString()}. We don’t have them.`,
      'glasses-authorized',
    ),
  ],
  onLabel && [
    `Ages ${approvedFrom.toString()} to ${approvedTo.toString()}, up to −4`,
    `${onLabel}.`,
  ],
  offers('overnight-lenses') && [
    'Swims or plays ball most days',
    'Overnight lenses. There’s nothing in the eye during the day.',
  ],
  noContacts && [
    'Itchy eyes every spring',
    `${noContacts}. Kids rub itchy eyes, and that’s hard on contacts.`,
  ],
  drops && [
    'Stronger than −6',
    'Drops with regular glasses. They’re off-label, but no lens that we offer is labeled for eyes that nearsighted.',
  ],
  [
    'Age 13 or 14',
    'We measure for six months first. Some eyes have nearly stopped by then.',
  ],
]);

const treatsAges =
  treatedAges &&
  `We start treatment from age ${treatedAges}, and keep seeing teens who are already in it. `;

const StartingPoints = () => (
  <Section id="where-to-start" title="Which treatment to start with">
    <p>
      These are starting points, not rules. {treatsAges}The exam decides: some
      corneas don’t suit a lens
      {drops && ', and some pupils are already too wide for drops'}.
    </p>
    <div className={styles.columns}>
      <Fold summary="By age and situation">
        <DescriptionList items={startingPoints} />
      </Fold>
    </div>
    <PageLink to="myopia-visit">Get ready for your visit</PageLink>
  </Section>
);

const differences = present([
  (offersContacts || glasses) && 'the lens',
  drops && 'the dose',
  insurers.length > 0 && 'your insurance',
]);

const { firstMyopiaYear, laterMyopiaYear } = prices;

type Price = typeof firstMyopiaYear;

const row = (label: string, price: Price) =>
  price && ([label, `${price.amount}: ${price.includes}.`] as const);

const costs = present<readonly [label: string, fact: string]>([
  row('The first year', firstMyopiaYear),
  row('Each later year', laterMyopiaYear),
  ...treatments.map(({ id, name }) => row(name, supplies[id])),
  drops &&
    !prices.atropine && [
      'Atropine drops',
      'The pharmacy that mixes them sets their price.',
    ],
  insurers.length > 0 && [
    'Insurance',
    `Few plans pay to slow myopia. Some pay part of the exam${offersContacts ? ' or the fitting' : ''}.`,
  ],
  details.payment.some((way) => /FSA|HSA/.test(way)) && [
    'FSA or HSA',
    'You can use your card.',
  ],
]);

const Cost = () => (
  <Section id="cost" title="What myopia treatment costs" tone="sand">
    <p>
      {`What you pay depends on ${joinWithAnd(differences)}.`}
      {!hasMyopiaPrice && ' That’s why there’s no price on this page.'}
      {details.promises.myopiaDecision
        ? ' We write down the price for your child before you decide.'
        : ' Ask us for the price for your child.'}
    </p>
    {costs.length > 0 && (
      <div className={styles.columns}>
        <DescriptionList items={costs} />
      </div>
    )}
  </Section>
);

const treatmentQuestions: readonly Question[] = present([
  treatments.length > 1 && {
    question: `Which one works ${treatments.length > 2 ? 'best' : 'better'}?`,
    answer:
      'No one can predict that for your child. How much each one does is still uncertain. The best choice is often the one your family can keep up for years.',
    claim: 'treatments-evidence',
  },
  {
    question: `Can treatment slow myopia ${percentages['treatments-slowing-most']}?`,
    answer: `Yes, ${percentages['treatments-slowing-most']}, with the strongest ${drops ? 'atropine drops' : 'eye drops'}. They keep pupils wide and make reading blurry all day, so what we offer is gentler. It slows less: you’ll find above what each one did in trials.`,
    claim: 'treatments-slowing-most',
  },
  {
    question: 'When can we stop?',
    answer: `When the eye has stopped growing. In a US study, myopia stopped getting worse at about 16 on average, and at about 14 in African American children. Some children need longer.${details.promises.myopiaPolicies ? ' We end treatment slowly and keep measuring.' : ''}`,
    claim: 'myopia-stops',
  },
  !glasses && {
    question: 'Can glasses slow myopia?',
    answer: `Regular glasses don’t. In September 2025 the FDA authorized the first glasses that do, for ${startingAges('myopia-glasses')}. We don’t have them.`,
    claim: 'glasses-authorized',
  },
  {
    question: 'What does “off-label” mean?',
    answer:
      'The FDA has approved the drug or the lens, but not for this purpose, age or strength. Doctors can still prescribe it, which is common for children. But the FDA hasn’t checked that it works for this.',
  },
  ...(text.questions ?? []),
]);

export const TreatmentQuestions = () => (
  <Questions
    title="Questions parents ask about myopia treatment"
    questions={treatmentQuestions}
  />
);

const nodes = [
  ...treatments.map(medicalTherapy),
  faqPage(page, treatmentQuestions),
];

export const PageData = () => <StructuredData page={page} nodes={nodes} />;
