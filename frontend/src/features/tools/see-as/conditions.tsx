import type { ReactNode } from 'react';
import { cream, line } from '@/components/illustrations/palette';
import type { ClaimId } from '@/content/claims';
import { offersService } from '@/content/services?data';
import { t } from 'shared/t';
import { Book, MainStreet } from './main-street';
import { blurOf, blursOf, DRAWN_DIOPTERS } from './vision';

interface SceneProps {
  /** References to the street with its book. */
  id: string;
  href: string;
  /** How much of it: 1 as described, or diopters for nearsightedness. */
  by: number;
}

export interface EyeView {
  /** In the address. */
  id: string;
  name: string;
  /** What the drawing shows, also for visitors who can't see it. */
  text: string;
  claims: readonly ClaimId[];
  more?: { page: string; hash: `#${string}`; text: string };
  View: (scene: SceneProps) => ReactNode;
}

interface BlurProps {
  id: string;
  /** A number for both directions, or a text with one for each. */
  by: number | string;
  /** Whether the filter's area is larger, so that its edges cut nothing off. */
  wide?: boolean;
}

const Blur = ({ id, by, wide = false }: BlurProps) => (
  <filter id={id} {...(wide && { x: '-1', y: '-1', width: '3', height: '3' })}>
    <feGaussianBlur stdDeviation={by} />
  </filter>
);

/** Blur under a mask, which is white where it shows. */
const BlurredWhere = ({
  id,
  href,
  by,
  children,
}: SceneProps & { children: ReactNode }) => (
  <>
    <Blur id={`${id}f`} by={by} />
    <Blur id={`${id}e`} by={14} wide />
    <mask id={`${id}m`}>
      <g fill="#fff" filter={`url(#${id}e)`}>
        {children}
      </g>
    </mask>
    <use href={href} filter={`url(#${id}f)`} mask={`url(#${id}m)`} />
  </>
);

/** The street and the book, each with its own blur. */
const Distances = ({ street, book }: { street: number; book: number }) => (
  <>
    <g style={{ filter: `blur(${street.toString()}px)` }}>
      <MainStreet />
    </g>
    <g style={{ filter: `blur(${book.toString()}px)` }}>
      <Book />
    </g>
  </>
);

/** The one with a prescription to choose. What's seen depends on that. */
export const nearsightedness: EyeView = {
  id: 'nearsightedness',
  name: t('Nearsightedness'),
  text: t('Things far away are blurry.'),
  claims: ['myopia-start'],
  View: ({ by }) => <Distances {...blursOf(by)} />,
};

const farsightedness: EyeView = {
  id: 'farsightedness',
  name: t('Farsightedness'),
  text: t(
    'The eye has to work to focus, most of all up close. When it tires, the book gets blurry.',
  ),
  claims: ['farsighted-near', 'vision-terms'],
  View: ({ by }) => <Distances street={0} book={blurOf(DRAWN_DIOPTERS * by)} />,
};

export const astigmatism: EyeView = {
  id: 'astigmatism',
  name: t('Astigmatism'),
  text: t(
    'Both the street and the book are blurry, and more so in one direction. Here it’s sideways, so upright lines smear and level lines stay sharp. In other eyes, the blur runs another way.',
  ),
  claims: ['vision-terms'],
  View: ({ id, href, by }) => (
    <>
      <Blur id={`${id}f`} by={`${blurOf(DRAWN_DIOPTERS * by).toString()} 0`} />
      <use href={href} filter={`url(#${id}f)`} />
    </>
  ),
};

/** What each eye sees of the middle of the picture, side by side. */
const lazyEye: EyeView = {
  id: 'lazy-eye',
  name: t('Lazy eye'),
  text: t(
    'On the left is what the good eye sees. On the right is what the lazy eye sees, even with glasses. With both eyes open, your child sees about what’s on the left, but depth less well. No flat picture can show that.',
  ),
  claims: ['amblyopia', 'eye-difference'],
  View: ({ id, href, by }) => (
    <>
      <Blur id={`${id}f`} by={blurOf(DRAWN_DIOPTERS * by)} />
      <clipPath id={`${id}c`}>
        <path d="M162 -80h312v480H162z" />
      </clipPath>
      <g transform="translate(-162)">
        <use href={href} clipPath={`url(#${id}c)`} />
      </g>
      <g transform="translate(166)">
        <use href={href} filter={`url(#${id}f)`} clipPath={`url(#${id}c)`} />
      </g>
    </>
  ),
};

/**
 * What children have besides nearsightedness, in the order of the list on their
 * page.
 */
export const childViews: readonly EyeView[] = [
  farsightedness,
  astigmatism,
  lazyEye,
];

export const eyeDiseases: readonly [EyeView, ...EyeView[]] = [
  {
    id: 'cataract',
    name: t('Cataract'),
    text: t(
      'Everything looks blurry, hazy and a bit yellow, as if through a frosted window.',
    ),
    claims: ['cataract-view'],
    more: {
      page: 'services',
      hash: '#exams',
      text: t('Get checked for cataracts'),
    },
    View: ({ id, href, by }) => (
      <>
        <Blur id={`${id}f`} by={2.2 * by} />
        <use href={href} filter={`url(#${id}f)`} />
        <path d="M0 -80h640v480H0z" fill="#E8D9A8" opacity={0.3 + 0.15 * by} />
        <Blur id={`${id}g`} by={26} wide />
        <circle
          cx="556"
          cy="-6"
          r={70 * by}
          fill={cream}
          opacity="0.9"
          filter={`url(#${id}g)`}
        />
      </>
    ),
  },
  {
    id: 'macular-degeneration',
    name: t('Macular degeneration'),
    text: t(
      'Wherever you look, the middle is blurry or wavy. Your side vision usually stays.',
    ),
    claims: ['amd'],
    more: {
      page: 'eye-care-resources',
      hash: '#amd',
      text: t('Macular degeneration'),
    },
    View: ({ id, href, by }) => (
      <>
        <use href={href} />
        <BlurredWhere id={id} href={href} by={9 * by}>
          <ellipse cx="320" cy="205" rx="112" ry="92" />
        </BlurredWhere>
        <Blur id={`${id}s`} by={20} wide />
        <ellipse
          cx="316"
          cy="204"
          rx="44"
          ry="36"
          fill={line}
          opacity={0.3 * by}
          filter={`url(#${id}s)`}
        />
      </>
    ),
  },
  {
    id: 'glaucoma',
    name: t('Glaucoma'),
    text: t(
      'Away from the middle, patches are blurry or missing. People don’t describe a black tunnel, and many notice nothing at first.',
    ),
    claims: ['glaucoma-view', 'glaucoma-silent'],
    more: offersService.glaucoma
      ? {
          page: 'services',
          hash: '#glaucoma',
          text: t('Glaucoma screening'),
        }
      : {
          page: 'eye-care-resources',
          hash: '#glaucoma',
          text: t('Glaucoma'),
        },
    View: ({ id, href, by }) => (
      <>
        <use href={href} />
        <BlurredWhere id={id} href={href} by={12 * by}>
          <path d="M0 -80h640v200q-150 -34 -300 -10q-190 -4 -260 70q-20 110 30 220H0z" />
          <path d="M640 400H420q120 -60 130 -170q50 40 90 20z" />
        </BlurredWhere>
      </>
    ),
  },
  {
    id: 'diabetic-retinopathy',
    name: t('Diabetic retinopathy'),
    text: t(
      'At first, people often notice nothing. Later, blood vessels can swell and leak. Dark spots and strings drift by, and parts are blurry.',
    ),
    claims: ['diabetes-exam'],
    more: offersService.diabetes
      ? {
          page: 'services',
          hash: '#diabetes',
          text: t('Diabetic eye exams'),
        }
      : {
          page: 'eye-care-resources',
          hash: '#how-often',
          text: t('How often to get an eye exam'),
        },
    View: ({ id, href, by }) => (
      <>
        <use href={href} />
        <BlurredWhere id={id} href={href} by={6 * by}>
          <circle cx="180" cy="150" r="70" />
          <circle cx="450" cy="240" r="84" />
        </BlurredWhere>
        <Blur id={`${id}s`} by={5} />
        <g
          fill="#2B1A14"
          stroke="#2B1A14"
          opacity={Math.min(1, 0.75 * by)}
          filter={`url(#${id}s)`}
        >
          <ellipse cx="240" cy="110" rx="30" ry="22" />
          <ellipse cx="420" cy="170" rx="22" ry="32" />
          <ellipse cx="150" cy="290" rx="18" ry="14" />
          <ellipse cx="520" cy="330" rx="34" ry="20" />
          <ellipse cx="336" cy="250" rx="14" ry="12" />
          <path
            d="M300 40q60 60 20 130q-20 50 30 90"
            fill="none"
            strokeWidth="7"
          />
        </g>
      </>
    ),
  },
];
