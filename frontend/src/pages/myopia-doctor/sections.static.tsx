import { details } from 'practice/details';
import { doctorForMyopia } from 'practice/doctors';
import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
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
import { person } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { pages } from './page';

const page = required(pages[0]);
const doctor = required(doctorForMyopia);
const { name, shortName, bio, quote, languages, focus } = doctor;
const { promises } = details;

/** The page starts with the biography's first paragraph. */
const paragraphs = bio.slice(1);

const facts = (
  <DescriptionList
    items={present<readonly [label: string, fact: ReactNode]>([
      ['Optometrist for', focus],
      treatedAges && ['Patients', `Children from ${treatedAges}`],
      ['Exams in', languages.join(', ')],
      [
        'Between visits',
        <>
          A red, painful eye? {offersContacts && 'Take the contacts out. '}
          <PageLink to="urgent-red-eye">See what to do now</PageLink>
        </>,
      ],
    ])}
  />
);

export const AboutTheDoctor = () => (
  <>
    <Section
      title={`About ${shortName}`}
      illustration={paragraphs.length > 0 && facts}
    >
      {paragraphs.length > 0
        ? paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        : facts}
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
