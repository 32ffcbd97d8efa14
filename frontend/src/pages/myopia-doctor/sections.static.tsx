import { details } from 'practice/details';
import { doctorForMyopia } from 'practice/doctors';
import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Canvas } from '@/components/illustrations/canvas';
import { clay, line } from '@/components/illustrations/palette';
import { DescriptionList, Steps } from '@/components/lists';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Statement, words } from '@/components/statement/statement';
import {
  checkupLength,
  checkups,
  firstVisitMinutes,
  firstVisitParts,
  treatedAges,
} from '@/content/myopia-care';
import { offers, offersContacts } from '@/content/offered-treatments';
import { present } from '@/content/present';
import { required } from '@/content/required';
import { treatments } from '@/content/treatments';
import { MainStreet } from '@/features/tools/see-as/main-street';
import { blurOf, farPoint } from '@/features/tools/see-as/vision';
import { person } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import styles from './myopia-doctor.module.css';
import { pages } from './page';

const page = required(pages[0]);
const doctor = required(doctorForMyopia);
const { name, shortName, bio, quote, languages, focus, prescription } = doctor;
const { promises } = details;

/** The page starts with the biography's first paragraph. */
const paragraphs = bio.slice(1);

const facts = present<readonly [label: string, fact: ReactNode]>([
  ['Optometrist', focus],
  treatedAges && ['Patients', `Children from ${treatedAges}`],
  ['Exams in', languages.join(', ')],
  [
    'Between visits',
    <>
      A red, painful eye? {offersContacts && 'Take the contacts out. '}
      <PageLink to="urgent-red-eye">See what to do now</PageLink>
    </>,
  ],
]);

/**
 * Main Street as the doctor sees it without glasses, and through them once
 * they're put on.
 */
const OwnGlasses = ({ diopters }: { diopters: number }) => (
  <figure className={styles.figure} data-print="no">
    <Canvas
      size={[640, 320]}
      label="A street with shops: sharp through a pair of glasses, blurry around them."
      className={styles.view}
    >
      <defs>
        <g id="street">
          <MainStreet />
        </g>
        <filter id="unfocused">
          <feGaussianBlur stdDeviation={blurOf(diopters)} />
        </filter>
        <clipPath id="lenses">
          <path d={lenses} />
        </clipPath>
      </defs>
      <use href="#street" filter="url(#unfocused)" />
      <g className={styles.glasses}>
        <g clipPath="url(#lenses)">
          <use href="#street" className={styles.through} />
        </g>
        <path d={lenses} stroke={line} strokeWidth="26" />
        <path
          d={`${lenses}M297 168q23 -20 46 0M78 150L0 128M562 150l78 -22`}
          stroke={clay}
          strokeWidth="16"
        />
      </g>
    </Canvas>
    <label className={styles.putOn}>
      <input type="checkbox" />
      Put the glasses on
    </label>
    <figcaption>
      {`${shortName} wears −${diopters.toString()} glasses. Without them, what’s farther away than ${farPoint(diopters)} is blurry.`}
      <Cite id="blur-disc" />
    </figcaption>
  </figure>
);

const lenses =
  'M96 112h176q22 0 24 24q2 132 -104 136q-110 0 -114 -136q0 -24 18 -24zM368 112h176q18 0 18 24q-4 136 -114 136q-106 -4 -104 -136q2 -24 24 -24z';

export const AboutTheDoctor = () => (
  <>
    <Section
      title={`About ${shortName}`}
      illustration={
        prescription && <OwnGlasses diopters={Math.abs(prescription)} />
      }
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <DescriptionList wide={!prescription} items={facts} />
    </Section>
    {quote && (
      <Statement>
        <blockquote className={words}>“{quote}”</blockquote>
        <p>{name}</p>
      </Statement>
    )}
  </>
);

const part = (name: string, minutes: number | undefined, text: string) =>
  minutes !== undefined && {
    name,
    time: `${minutes.toString()} minutes`,
    text,
  };

const firstVisit = present([
  part(
    'Check-in',
    firstVisitParts.checkIn,
    'We copy your child’s old prescriptions and ask about eye problems in the family.',
  ),
  part(
    'Measuring',
    firstVisitParts.measuring,
    `We measure ${promises.eyeLength ? 'the length of the eye, ' : ''}the shape of the cornea and the pupils. Nothing touches the eye.`,
  ),
  part(
    'Eye drops',
    firstVisitParts.drops,
    'The drops relax the focus, so the prescription is right. They sting for a moment.',
  ),
  part(
    'Talking it over',
    firstVisitParts.talk,
    present([
      promises.growthChart
        ? `${shortName} shows you where your child is on the growth chart and suggests what to do.`
        : `${shortName} explains what was found and suggests what to do.`,
      promises.myopiaPolicies && 'Your child gets a say, too.',
    ]).join(' '),
  ),
]);

/** Such as `every 3 to 6 months, for half an hour`. */
const laterVisits = present([
  checkups,
  checkupLength && `for ${checkupLength}`,
]).join(', ');

export const FirstVisit = () => (
  <Section
    title={`The first myopia visit: ${firstVisitMinutes.toString()} minutes`}
  >
    <Steps steps={firstVisit} />
    {firstVisitParts.drops !== undefined && (
      <p>
        Bring sunglasses for the way home. Pupils can stay wide until the next
        day, sometimes longer, and things up close can look blurry.
        <Cite id="cycloplegia-recovery" />
      </p>
    )}
    {laterVisits && (
      <p>
        Once treatment is under way, {shortName} sees your child {laterVisits}.
      </p>
    )}
  </Section>
);

const changes = [
  offers('atropine') && 'the dose',
  (offersContacts || offers('myopia-glasses')) && 'the lens',
]
  .filter((change) => change !== false)
  .join(' or ');

export const WhenNotToTreat = () => (
  <Section
    id="when-not-to-treat"
    title={`When ${shortName} advises against treatment`}
    tone="sand"
  >
    <CardGrid>
      <Card title="The eye isn’t growing">
        <p>
          Then there’s nothing to slow down. Save your money. We’ll measure
          again in a year.
        </p>
      </Card>
      <Card title="Your child doesn’t want it">
        <p>
          Treatment won’t last if it’s a daily fight. We find another way, or
          wait until summer.
        </p>
      </Card>
      <Card title="It isn’t working">
        <p>
          If the eye grows as fast as before for two visits in a row, we change{' '}
          {changes}, or stop.
        </p>
      </Card>
    </CardGrid>
    <PageLink to="myopia-treatment">
      {treatments.length > 1 ? 'Compare the treatments' : 'About the treatment'}
    </PageLink>
  </Section>
);

export const PageData = () => (
  <StructuredData page={page} nodes={[person(doctor)]} />
);
