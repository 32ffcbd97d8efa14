import { details } from 'practice/details';
import { doctorForMyopia } from 'practice/doctors';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { DescriptionList, Steps } from '@/components/lists';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Statement, words } from '@/components/statement/statement';
import { offers, offersContacts } from '@/content/offered-treatments';
import { followUps, treatments } from '@/content/treatments';
import { person } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { page } from './page';

const { name, shortName, bio, quote, languages, focus } = doctorForMyopia;

export const AboutTheDoctor = () => (
  <>
    <Section
      title={`About ${shortName}`}
      illustration={
        <DescriptionList
          items={[
            ['Optometrist for', focus],
            [
              'Patients',
              'Children from 6 to 14, and teens who are already in treatment',
            ],
            ['Exams in', languages.join(', ')],
            [
              'Between visits',
              <>
                A red, painful eye?{' '}
                {offersContacts && 'Take the contacts out. '}
                <PageLink to="urgent-red-eye">See what to do now</PageLink>
              </>,
            ],
          ]}
        />
      }
    >
      {bio.slice(1).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Section>
    {quote && (
      <Statement>
        <blockquote className={words}>“{quote}”</blockquote>
        <p>{name}</p>
      </Statement>
    )}
  </>
);

/** A first visit with the myopia doctor: 75 minutes. */
const firstVisit = [
  {
    name: 'Check-in',
    time: '10 minutes',
    text: 'We copy your child’s old prescriptions and ask about eye problems in the family.',
  },
  {
    name: 'Measuring',
    time: '20 minutes',
    text: `We measure ${details.promises.eyeLength ? 'the length of the eye, ' : ''}the shape of the cornea and the pupils. Nothing touches the eye.`,
  },
  {
    name: 'Eye drops',
    time: '25 minutes',
    text: 'The drops relax the focus, so the prescription is right. They sting for a moment.',
  },
  {
    name: 'Talking it over',
    time: '20 minutes',
    text: `${shortName} shows you where your child is on the growth chart and suggests what to do. Your child gets a say, too.`,
  },
] as const;

export const FirstVisit = () => (
  <Section title="The first myopia visit: 75 minutes">
    <Steps steps={firstVisit} />
    <p>
      Bring sunglasses for the way home. Pupils can stay wide until the next
      day, sometimes longer, and things up close can look blurry.
      <Cite id="cycloplegia-recovery" /> After the first visit, {shortName} sees
      your child {followUps}, for half an hour.
    </p>
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
  <StructuredData page={page} nodes={[person(doctorForMyopia)]} />
);
