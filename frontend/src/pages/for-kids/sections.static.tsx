import { details } from 'practice/details';
import { text } from 'practice/pages/for-kids';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite, CitedText } from '@/components/cite';
import {
  CheckList,
  DescriptionList,
  type Step,
  Steps,
} from '@/components/lists';
import { Fold } from '@/components/fold';
import { Illustration, part } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { BookingLink, CallLink, PageLink } from '@/components/links';
import { Questions } from '@/components/questions';
import { Section } from '@/components/section';
import { SignLink } from '@/components/urgent/sign-link';
import type { ClaimId } from '@/content/claims';
import { joinWithAnd } from '@/content/in-words';
import { datedName, insurers, plans } from '@/content/insurers';
import { languageNotes } from '@/content/languages';
import { offersMyopiaControl } from '@/content/offered-treatments';
import { present } from '@/content/present';
import { prices } from '@/content/prices';
import type { Question } from '@/content/prose';
import { urgentAnswers } from '@/content/urgent-questions';
import { Explanation } from '@/features/tools/screening-decoder/explanation';
import { phrases } from '@/features/tools/screening-decoder/phrases';
import { faqPage } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { t } from 'shared/t';
import styles from './for-kids.module.css';
import ages from './illustrations/ages.svg?illustration';
import problems from './illustrations/problems.svg?illustration';
import { page } from './page';

const { childExam } = prices;
const { promises } = details;
const { medicaid } = plans;

const steps = [
  {
    name: t('Read the note'),
    text: t('It usually says which test your child didn’t pass.'),
  },
  {
    name: t('Book an eye exam'),
    text: t(
      'Try to come within the next few weeks. Don’t wait for next year’s screening.',
    ),
  },
  {
    name: t('Bring the note'),
    text:
      insurers.length > 0
        ? t(
            'Bring any form the school wants back, your child’s glasses and your insurance cards, too.',
          )
        : t(
            'Bring any form the school wants back and your child’s glasses, too.',
          ),
  },
  {
    name: t('Get an answer'),
    text: present([
      promises.childExams && t('The exam takes about an hour, drops included.'),
      promises.schoolForms
        ? t('We tell you what we found and fill out the form for school.')
        : t('We tell you what we found.'),
    ]).join(' '),
  },
];

/** At the top, because many parents come here with a note from school. */
export const SchoolScreening = () => (
  <Section
    id="screening"
    title={t('Did your child fail a school vision screening?')}
  >
    <p>
      {t(
        'A screening is a quick check, not a diagnosis. The next step is an exam with an eye doctor.',
      )}
      <Cite id="screening-failed" />
    </p>
    <Steps steps={steps} />
    {(childExam !== undefined || insurers.length > 0) && (
      <p>
        {childExam &&
          t('A child’s exam costs {amount}. ', {
            amount: childExam.uninsured,
          })}
        {medicaid.length > 0 &&
          t('We take {plans}. ', {
            plans: joinWithAnd(medicaid.map(datedName)),
          })}
        {insurers.length > 0 && (
          <PageLink to="new-patients" hash="#insurance">
            {t('See all the insurance we take')}
          </PageLink>
        )}
      </p>
    )}
    <div className={`${layout.row} ${layout.notOnPhones}`}>
      <BookingLink>{t('Book an Exam')}</BookingLink>
      <CallLink className={layout.prominent} />
    </div>
  </Section>
);

export const ScreeningWords = () => (
  <Fold summary={t('Words you may see on the form')} always>
    <DescriptionList
      items={phrases.map((phrase) => [
        phrase.shown ?? phrase.word,
        <Explanation key={phrase.word} phrase={phrase} />,
      ])}
    />
  </Fold>
);

/**
 * When a child needs an exam, what happens at it, and which of the pictures
 * shows that age.
 */
const exams = present<Step & { picture: number }>([
  promises.babyExams && {
    picture: 1,
    name: t('6 months'),
    text: promises.childExams
      ? t(
          'With your baby on your lap, we check that both eyes follow a toy, look clear inside and see about equally well.',
        )
      : t('A baby can’t tell you what looks blurry.'),
  },
  {
    picture: 2,
    name: t('Age 3'),
    text: promises.childExams
      ? t(
          'We play a matching game with a house, an apple and a square. We look for a lazy eye while it’s easy to treat.',
        )
      : t('A lazy eye is easier to treat while a child is small.'),
  },
  {
    picture: 3,
    name: t('Before kindergarten'),
    text: promises.childExams
      ? t('We check how well your child sees the board, a book, and colors.')
      : t('In school, your child has to see the board and a book.'),
  },
  {
    picture: 4,
    name: t('Every year after that'),
    text: t(
      'Nearsightedness often starts in grade school, and a lot can change in a year.',
    ),
  },
]);

/** Children at a wall that shows how tall they are. */
export const ExamAgeList = () => (
  <ol className={styles.ages}>
    {exams.map(({ picture, name, text }) => (
      <li key={name}>
        <Illustration file={part(ages, picture)} alt="" />
        <div>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

interface VisionProblem {
  name: string;
  /** The term on the report. */
  term: string;
  text: string;
  /** What a parent can notice. */
  signs: string;
  help: string;
  claim?: ClaimId;
}

const visionProblems: readonly VisionProblem[] = [
  {
    name: t('Nearsighted'),
    term: t('Myopia'),
    text: t('A book looks sharp. The board looks blurry.'),
    signs: t('Squints, walks up to the TV, copies from a neighbor’s paper.'),
    help: offersMyopiaControl
      ? t(
          'Glasses or contacts, plus myopia control: treatment to slow the eye’s growth.',
        )
      : t('Glasses or contacts.'),
    claim: 'myopia-start',
  },
  {
    name: t('Farsighted'),
    term: t('Hyperopia'),
    text: t(
      'The eye has to strain to see up close, or things there look blurry.',
    ),
    signs: t('Avoids books, rubs the eyes, gets headaches after school.'),
    help: t('Glasses, if the eyes are straining.'),
    claim: 'farsighted-near',
  },
  {
    name: t('Blurry near and far'),
    term: t('Astigmatism'),
    text: t(
      'The front of the eye is shaped more like a football than a basketball.',
    ),
    signs: t('Squints or tilts the head, near and far.'),
    help: t('Glasses, or contacts for teens.'),
  },
  {
    name: t('Lazy eye'),
    term: t('Amblyopia'),
    text: t(
      'The brain relies on one eye, so the other never learns to see well. It’s the most common cause of vision problems in children.',
    ),
    signs: t('Often nothing, because the good eye does the work.'),
    help: t('A patch or drops for the good eye, and sometimes glasses.'),
    claim: 'amblyopia',
  },
  {
    name: t('Crossed or turned eye'),
    term: t('Strabismus'),
    text: t(
      'The eyes point in different directions, all the time or when your child is tired.',
    ),
    signs: t('One eye drifts in photos or closes in bright sun.'),
    help: t('Glasses or a patch, and sometimes surgery.'),
  },
  {
    name: t('Eyes that don’t team up'),
    term: t('Convergence insufficiency'),
    text: t(
      'The eyes don’t turn in together for close work, so print can look double or blurry.',
    ),
    signs: t(
      'Loses their place on the page, covers one eye, tires after five minutes of reading.',
    ),
    help: t('Guided exercises for about three months.'),
    claim: 'convergence-insufficiency',
  },
];

/**
 * Each problem in plain words, with what a parent can notice and what helps.
 */
export const ProblemList = () => (
  <CardGrid swipe>
    {visionProblems.map(({ name, term, text, signs, help, claim }, index) => (
      <Card
        key={term}
        title={name}
        alias={term}
        illustration={<Illustration file={part(problems, index + 1)} alt="" />}
      >
        <CitedText text={text} claim={claim} />
        <DescriptionList
          items={[
            [t('You may notice'), signs],
            [t('What helps'), help],
          ]}
        />
      </Card>
    ))}
  </CardGrid>
);

const signsInChildren = ['newborn', 'baby-light', 'white-pupil', 'turned-eye'];

export const WarningSigns = () => (
  <Section
    id="signs"
    title={t('Symptoms that can’t wait')}
    tone="sand"
    illustration={
      <div className={`${layout.card} ${layout.stack}`}>
        <h3>{t('Call this week')}</h3>
        <ul>
          <li>{t('An eye that always turns in or out')}</li>
          <li>
            {t(
              'After the first month: red or crusty eyelids, or eyes that water day after day with no other sign',
            )}
            <Cite id="infant-warning-signs" />
          </li>
          <li>{t('A head that’s always tilted to one side')}</li>
        </ul>
      </div>
    }
  >
    <div className={layout.stack} data-urgent-advice>
      <ul className={styles.signs}>
        {urgentAnswers.map(
          ({ id, answers: [sign] }, place) =>
            signsInChildren.includes(id) && (
              <li key={id}>
                <SignLink to={`urgent-${id}`} picture={place} isUrgent>
                  {sign}
                </SignLink>
              </li>
            ),
        )}
      </ul>
      <PageLink to="something-just-happened">
        {t('See all the symptoms that can’t wait')}
      </PageLink>
    </div>
  </Section>
);

export const ParentTips = () => (
  <Section id="tips" title={t('Tips for exam day')}>
    <CardGrid>
      <Card title={t('Before')}>
        <ul>
          <li>{t('Pick a time when your child is rested and fed.')}</li>
          {promises.childExams && (
            <>
              <li>
                {t('Say what’s coming: lights, pictures, maybe eye drops.')}
              </li>
              <li>{t('Don’t promise that nothing will sting. Drops can.')}</li>
            </>
          )}
        </ul>
      </Card>
      <Card title={t('During')}>
        <ul>
          {promises.childPace && (
            <li>
              {t('Stay in the room. Small children can sit on your lap.')}
            </li>
          )}
          <li>{t('Let your child answer. Wrong answers help us, too.')}</li>
        </ul>
      </Card>
      <Card title={t('After')}>
        <ul>
          <li>
            {t(
              'Have your child wear new glasses all day from day one, unless we say otherwise.',
            )}
          </li>
          {promises.schoolForms && (
            <li>{t('Ask us for a letter for school or camp.')}</li>
          )}
        </ul>
      </Card>
    </CardGrid>
  </Section>
);

const points = [
  [
    t('The right fit.'),
    t(
      'The bridge sits on the nose, not on the cheeks. Small noses need a low bridge.',
    ),
  ],
  [t('Tough lenses.'), t('Polycarbonate is thin, light and hard to break.')],
  [
    t('Soft parts.'),
    t('Spring hinges for grade school, a soft strap for toddlers.'),
  ],
  [
    t('Sports goggles.'),
    t('Kids need them for ball, stick and racket sports.'),
    'sports-eyewear',
  ],
] as const;

export const KidsEyewear = () => (
  <Section
    id="glasses"
    title={t('Kids’ glasses that survive recess')}
    tone="mist"
  >
    <CheckList
      items={points.map(([point, words, claim]) => (
        <>
          <strong>{point}</strong> {words}
          {claim && <Cite id={claim} />}
        </>
      ))}
    />
    <PageLink to="services" hash="#eyewear">
      {t('More about our glasses and frames')}
    </PageLink>
  </Section>
);

const parentQuestions: readonly Question[] = present<Question>([
  {
    question: t('What if my child passed?'),
    answer: t(
      'A screening mostly checks whether a child can read a chart across the room. It says little about reading up close, how the two eyes work together, or eye health.',
    ),
    claim: 'screening-limits',
  },
  promises.childExams && {
    question: t('How do you examine a child who can’t read yet?'),
    answer: t(
      'With lights, toys and pictures. The doctor shines a moving light into the eye through different lenses. Its reflection shows how strong the glasses should be. Your child only has to look.',
    ),
  },
  promises.childExams && {
    question: t('Does my child need eye drops?'),
    answer: t(
      'Usually, at the first exam. The drops relax the eye’s focus, so we can measure the true prescription. They sting for a moment. Bring sunglasses, and plan an afternoon without homework: books can look blurry until the next day.',
    ),
    claim: 'cycloplegia-recovery',
  },
  promises.childPace && {
    question: t('What if my child won’t cooperate?'),
    answer: t(
      'Then we do what goes well that day and finish at a second, short visit. We never hold a child down.',
    ),
  },
  languageNotes.length > 0 && {
    question: t('Do you speak my language?'),
    answer: languageNotes.join(' '),
  },
  ...(text.questions ?? []),
]);

export function ParentQuestions() {
  return (
    <Questions title={t('Questions parents ask')} questions={parentQuestions} />
  );
}

export function PageData() {
  return (
    <StructuredData page={page} nodes={[faqPage(page, parentQuestions)]} />
  );
}
