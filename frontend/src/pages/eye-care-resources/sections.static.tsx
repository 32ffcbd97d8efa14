import { Card, CardGrid, CitedCards } from '@/components/card-grid';
import { Cite, Cites } from '@/components/cite';
import { DescriptionList } from '@/components/lists';
import { Fold } from '@/components/fold';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { StateLowVisionService } from '@/components/state-low-vision-service';
import { SignPicture } from '@/components/urgent/sign-picture';
import { StreetPreview } from '@/components/street-preview';
import street from '@/components/illustrations/main-street.svg?illustration';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import type { ReactNode } from 'react';
import type { CitedPoint } from '@/content/claims';
import { type Condition, myopia } from '@/content/myopia';
import { offersService } from '@/content/services';
import { stateLowVision } from '@/content/state-low-vision';
import { astigmatism, eyeDiseases } from '@/features/tools/see-as/conditions';
import { medicalCondition } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import styles from './eye-care-resources.module.css';
import habits from './illustrations/habits.svg?illustration';
import inside from './illustrations/inside.svg?illustration';
import { page } from './page';
import { WhatToDo } from './what-to-do';

export { EyeMap } from './eye-map';

/** An address that opens the tool, or leads to its text without scripts. */
const idOf = (view: string) => `see=${view},3`;
const seeAs = (view: string) => `#${idOf(view)}`;

interface DoorProps {
  name: string;
  /** Where the door leads. */
  to: `#${string}`;
  picture: ReactNode;
  /** Other ways in. */
  children: ReactNode;
}

const Door = ({ name, to, picture, children }: DoorProps) => (
  <li className={styles.door}>
    <div className={styles.lens} aria-hidden="true">
      {picture}
    </div>
    <a href={to} className={styles.name}>
      {name}
    </a>
    <div className={styles.ways}>{children}</div>
  </li>
);

/** What people come for, and the page's contents. */
export const Doors = () => (
  <nav aria-label="On this page" className={styles.entrance}>
    <ul className={styles.doors}>
      <Door
        name="Something’s wrong now"
        to="#urgent"
        picture={<SignPicture place={5} />}
      >
        <p>Find your symptom. See where to go, and what to do first.</p>
        <PageLink to="something-just-happened">Go step by step</PageLink>
      </Door>
      <Door
        name="I want to understand"
        to="#eye"
        picture={<Illustration file={inside} alt="" />}
      >
        <a href="#eye">Parts of the eye</a>
        <a href="#conditions">Eye conditions</a>
        <a href="#habits">Healthy habits</a>
        <a href="#how-often">How often to come in</a>
      </Door>
      <Door
        name="I want to try something"
        to="#conditions"
        picture={<StreetPreview />}
      >
        <a href={seeAs('glaucoma')}>See the street with glaucoma</a>
        <a href="#amsler">Check for wavy lines</a>
        <PageLink to="reading-comfort">Make this site easier to read</PageLink>
      </Door>
    </ul>
  </nav>
);

export const UrgentCare = () => (
  <Section id="urgent" title="When to seek immediate care">
    <UrgentGuide />
  </Section>
);

const eyeHabits: readonly CitedPoint[] = [
  {
    title: 'Give your eyes a break from screens',
    text: 'Every 20 minutes, look at something 20 feet away for 20 seconds. And blink.',
    claim: 'screen-breaks',
  },
  {
    title: 'Wear sunglasses, even in winter',
    text: 'Look for full UVA and UVB protection. Dark lenses alone don’t protect you.',
    claim: 'sunglasses-uv',
  },
  {
    title: 'Wear goggles for work and sports',
    text: 'Many jobs and some sports put your eyes at risk. The right goggles prevent most injuries.',
    claim: 'protective-eyewear',
  },
  {
    title: 'Eat greens and fish, and don’t smoke',
    text: 'Kale, spinach and salmon help. Smoking raises your risk of macular degeneration and cataracts.',
    claim: 'eye-habits',
  },
  {
    title: 'Know your family history',
    text: 'Glaucoma and macular degeneration run in families. Tell us if yours has them.',
    claim: 'eye-habits',
  },
  {
    title: 'Send kids outside',
    text: 'More time outdoors every day lowers a child’s risk of becoming nearsighted.',
    claim: 'outdoor-time',
  },
];

export const Habits = () => (
  <Section id="habits" title="Six habits for healthy eyes" tone="mist">
    <CitedCards points={eyeHabits} pictures={habits} />
  </Section>
);

const otherViews = [astigmatism, ...eyeDiseases];

/**
 * What the tool's pictures show, with their sources, which can be followed here
 * without the tool.
 */
export const EyeViews = () => (
  <Fold summary="How people see with these conditions" always>
    <DescriptionList
      items={[
        [
          'Nearsightedness',
          <>
            <span id={idOf('nearsightedness')} />
            Things far away are blurry.
            <Cite id="myopia-start" /> The stronger the prescription and the
            wider the pupil, the blurrier it gets.
            <Cite id="blur-disc" />
          </>,
        ],
        ...otherViews.map(
          ({ id, name, text, claims }) =>
            [
              name,
              <>
                <span id={idOf(id)} />
                {text}
                <Cites ids={claims} />
              </>,
            ] as const,
        ),
      ]}
    />
    <p>
      <a href="#urgent">Is it new? See what can’t wait</a>
    </p>
  </Fold>
);

const amd: Condition = {
  id: 'amd',
  name: 'Macular degeneration',
  alias: 'Age-related macular degeneration (AMD)',
  summary:
    'The center of the retina wears out. Faces and print get blurry in the middle. Side vision usually stays clear.',
  signs: [
    'straight lines that look wavy',
    'a gray or empty spot in the middle',
    'needing more light to read',
  ],
  risks: ['age', 'smoking', 'family history'],
  care: [
    'not smoking',
    'injections for the wet type',
    'AREDS2 vitamins in the intermediate stage, or with late AMD in one eye',
  ],
  caution:
    'If you’ve ever smoked, ask us before you take vitamins: one version raises the risk of lung cancer. Injections can slow late dry AMD (geographic atrophy) a little. If glasses no longer help, low-vision care can: magnifiers, light and training.',
  claims: ['amd', 'amd-late-dry', 'amd-vitamins'],
};

const dryEye: Condition = {
  id: 'dry-eye',
  name: 'Dry eye',
  summary:
    'The eye makes too few tears, or they dry too fast. Some dry eyes water all day, because they’re irritated.',
  signs: [
    'burning or a gritty feeling',
    'redness',
    'blur that clears when you blink',
  ],
  risks: ['age', 'being a woman', 'wearing contacts', 'long hours at a screen'],
  care: [
    'artificial tears',
    'warm compresses on the eyelids',
    'prescription drops if those don’t help',
  ],
  claims: ['dry-eye'],
};

const glaucoma: Condition = {
  id: 'glaucoma',
  name: 'Glaucoma',
  summary:
    'Glaucoma damages the optic nerve, often because the pressure in the eye is too high. Lost vision doesn’t come back, but treatment can usually control the disease.',
  signs: ['often nothing at first', 'later, gaps in your side vision'],
  risks: [
    'being over 60, or over 40 if you’re Black',
    'a parent, brother or sister with glaucoma',
  ],
  care: [
    'eye drops',
    'laser treatment or surgery if drops aren’t enough',
    'checkups for life',
  ],
  claims: ['glaucoma-silent', 'glaucoma-risk'],
};

/** As the tool that shows the street calls them. */
const viewOf: Readonly<Record<Condition['id'], string | undefined>> = {
  myopia: 'nearsightedness',
  glaucoma: 'glaucoma',
  amd: 'macular-degeneration',
  'dry-eye': undefined,
};

/** The street with a condition, where the second picture is out of focus. */
const View = ({ of }: { of: Condition['id'] }) => (
  <div className={`${styles.view} ${styles[of]}`} aria-hidden="true">
    <Illustration file={street} alt="" />
    <Illustration file={street} alt="" />
    {of === 'dry-eye' && <p>Before and after a blink</p>}
  </div>
);

/** The four conditions people ask us about. */
const conditions: readonly Condition[] = [myopia, dryEye, glaucoma, amd];

/** Short phrases as one line of text. */
function line(phrases: readonly string[]): string {
  const text = phrases.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What each condition is, what raises the risk, and what helps. */
export const ConditionCards = () => (
  <CardGrid swipe>
    {conditions.map(
      ({ id, name, alias, summary, signs, risks, care, caution, claims }) => (
        <Card
          key={id}
          id={id}
          title={name}
          alias={alias}
          illustration={<View of={id} />}
        >
          <p>
            {summary}
            <Cites ids={claims} />
          </p>
          {viewOf[id] && (
            <a href={seeAs(viewOf[id])}>
              See the street with {name.toLowerCase()}
            </a>
          )}
          <Fold summary="Signs, risks and what helps">
            <DescriptionList
              items={[
                [
                  'What you may notice',
                  <>
                    {line(signs)}
                    {id === 'amd' && (
                      <>
                        {' '}
                        <WhatToDo sign="wavy-lines" />,{' '}
                        <a href="#amsler">or check with a grid</a>
                      </>
                    )}
                  </>,
                ],
                ['What raises the risk', line(risks)],
                [
                  'What helps',
                  caution ? `${line(care)} ${caution}` : line(care),
                ],
              ]}
            />
          </Fold>
        </Card>
      ),
    )}
  </CardGrid>
);

/**
 * To print at its own size: 20 by 20 squares of 5 millimeters. A link to its
 * section is enough to print it alone, without a script (print.css).
 */
const Grid = () => (
  <svg
    viewBox="0 0 400 400"
    role="img"
    aria-label="An Amsler grid: straight lines that cross to form small squares, with a dot in the middle"
    className={styles.grid}
    data-actual-size
  >
    <path d="M0 0h400v400H0z" fill="#fff" stroke="#000" strokeWidth="3" />
    <path d={gridLines} stroke="#000" strokeWidth="1.5" />
    <circle cx="200" cy="200" r="6" />
  </svg>
);

/** Between the edges, in both directions. */
const gridLines = Array.from({ length: 19 }, (_, line) => {
  const at = (line + 1) * 20;
  return `M${at} 0v400M0 ${at}h400`;
}).join('');

export const AmslerGrid = () => (
  <Section id="amsler" title="Check for wavy lines with an Amsler grid">
    <Fold summary="The grid, and how to use it">
      <div className={styles.amsler}>
        <Grid />
        <div className={layout.stack}>
          <ol>
            <li>Wear the glasses you usually read with.</li>
            <li>Hold the grid about 12 inches away.</li>
            <li>Cover one eye. With the other, look at the dot.</li>
            <li>
              Keep looking at it. Are any lines wavy or broken? Are any parts
              missing?
            </li>
            <li>
              Do the same with the other eye.
              <Cite id="amsler-grid" />
            </li>
          </ol>
          <p>
            The grid doesn’t replace an exam. If you see anything new, don’t
            wait. <WhatToDo sign="wavy-lines" />
          </p>
          <p data-print="no">
            To print it, <a href="#amsler">choose only the grid</a>, then print
            at actual size. On paper, it’s just under 4 inches wide.
          </p>
        </div>
      </div>
    </Fold>
  </Section>
);

export const LowVision = () =>
  (offersService['low-vision'] ?? stateLowVision) && (
    <Section title="When glasses no longer help">
      <div className={layout.stack}>
        <StateLowVisionService />
        {offersService['low-vision'] && (
          <PageLink to="services" hash="#low-vision">
            What we do for low vision
          </PageLink>
        )}
      </div>
    </Section>
  );

export const HowOften = () => (
  <Section id="how-often" title="How often to get an eye exam" tone="mist">
    <DescriptionList
      wide
      items={[
        [
          'Children',
          <>
            At 6 months, at age 3, before kindergarten, then every year
            <Cite id="child-exam-schedule" />
          </>,
        ],
        [
          'Adults',
          <>
            Every 1 to 2 years. Ophthalmologists say you can wait longer if
            you’re under 65 and your eyes are healthy.
            <Cite id="adult-exam-intervals" />
          </>,
        ],
        [
          'Age 65 or older, if you wear contacts, or if glaucoma runs in your family',
          <>
            Every year
            <Cite id="yearly-exam" />
          </>,
        ],
        [
          'With diabetes',
          <>
            Every year
            <Cite id="diabetes-yearly" />, with drops that widen your pupils (a
            dilated exam)
            <Cite id="diabetes-exam" />
          </>,
        ],
      ]}
    />
  </Section>
);

export function PageData() {
  return (
    <StructuredData page={page} nodes={conditions.map(medicalCondition)} />
  );
}
