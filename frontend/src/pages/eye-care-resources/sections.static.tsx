import { Card, CardGrid, CitedCards } from '@/components/card-grid';
import { Cite, Cites } from '@/components/cite';
import { DescriptionList } from '@/components/lists';
import { Fold } from '@/components/fold';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import type { CitedPoint } from '@/content/claims';
import { type Condition, myopia } from '@/content/myopia';
import { eyeParts } from '@/features/tools/eye-explorer/eye-parts';
import { astigmatism, eyeDiseases } from '@/features/tools/see-as/conditions';
import { medicalCondition } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import styles from './eye-care-resources.module.css';
import dryEyeIllustration from './illustrations/dry-eye.svg?illustration';
import glaucomaIllustration from './illustrations/glaucoma.svg?illustration';
import myopiaIllustration from './illustrations/myopia.svg?illustration';
import amdIllustration from './illustrations/retina.svg?illustration';
import { page } from './page';

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
    <CitedCards points={eyeHabits} />
  </Section>
);

/** What each part of the eye does, and what can go wrong with it. */
export const EyeParts = () => (
  <Fold summary="What each part does">
    <DescriptionList
      items={eyeParts.map(({ name, does, source, wrong, claims }) => [
        name,
        <>
          {does}
          <Cite id={source} /> {wrong}
          <Cites ids={claims} />
        </>,
      ])}
    />
  </Fold>
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
            Things far away are blurry.
            <Cite id="myopia-start" /> The stronger the prescription and the
            wider the pupil, the worse it gets.
            <Cite id="blur-disc" />
          </>,
        ],
        ...otherViews.map(
          ({ name, text, claims }) =>
            [
              name,
              <>
                {text}
                <Cites ids={claims} />
              </>,
            ] as const,
        ),
      ]}
    />
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
    'AREDS2 vitamins in the middle stage, or with late AMD in one eye',
  ],
  caution:
    'Ask us first, especially if you’ve ever smoked. Injections can slow late dry AMD (geographic atrophy) a little. If glasses no longer help, low-vision care can: magnifiers, light and training.',
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

const illustrations = {
  myopia: myopiaIllustration,
  'dry-eye': dryEyeIllustration,
  glaucoma: glaucomaIllustration,
  amd: amdIllustration,
};

/** The four conditions people ask us about. */
const conditions: readonly Condition[] = [myopia, dryEye, glaucoma, amd];

/** Short phrases as one line of text. */
function line(phrases: readonly string[]): string {
  const text = phrases.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What each condition is, what raises the risk, and what helps. */
export const ConditionCards = () => (
  <CardGrid>
    {conditions.map(
      ({ id, name, alias, summary, signs, risks, care, caution, claims }) => (
        <Card
          key={id}
          id={id}
          title={name}
          illustration={
            <Illustration
              file={illustrations[id]}
              alt=""
              className={styles.illustration}
            />
          }
        >
          {alias && (
            <p>
              <small>{alias}</small>
            </p>
          )}
          <p>
            {summary}
            <Cites ids={claims} />
          </p>
          <Fold summary="Signs, risks and what helps">
            <DescriptionList
              items={[
                ['What you may notice', line(signs)],
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
          'From 65 on, with contacts, or with glaucoma in the family',
          'Every year',
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
