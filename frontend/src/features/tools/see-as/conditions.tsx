import type { ReactNode } from 'react';
import { cream, line } from '@/components/illustrations/palette';
import type { ClaimId } from '@/content/claims';
import { t } from 'shared/t';

interface SceneProps {
  /** References to the street with its book. */
  id: string;
  href: string;
}

interface EyeDisease {
  id: string;
  name: string;
  /** What the drawing shows, also for visitors who can't see it. */
  text: string;
  claims: readonly ClaimId[];
  more: { page: string; hash: `#${string}`; text: string };
  View: (scene: SceneProps) => ReactNode;
}

/** Blur under a mask, which is white where it shows. */
function BlurredWhere({
  id,
  href,
  by,
  children,
}: SceneProps & { by: number; children: ReactNode }) {
  return (
    <>
      <filter id={`${id}f`}>
        <feGaussianBlur stdDeviation={by} />
      </filter>
      <filter id={`${id}e`} x="-0.5" y="-0.5" width="2" height="2">
        <feGaussianBlur stdDeviation="14" />
      </filter>
      <mask id={`${id}m`}>
        <g fill="#fff" filter={`url(#${id}e)`}>
          {children}
        </g>
      </mask>
      <use href={href} filter={`url(#${id}f)`} mask={`url(#${id}m)`} />
    </>
  );
}

export const eyeDiseases: readonly EyeDisease[] = [
  {
    id: 'cataract',
    name: t('Cataract'),
    text: t('Everything looks blurry, hazy and a bit yellow, as if through a frosted window.'),
    claims: ['cataract-view'],
    more: { page: 'services', hash: '#exams', text: t('Exams, which find cataracts') },
    View: ({ id, href }) => (
      <>
        <filter id={`${id}f`}>
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
        <use href={href} filter={`url(#${id}f)`} />
        <path d="M0 0h640v400H0z" fill="#E8D9A8" opacity="0.45" />
        <filter id={`${id}g`} x="-1" y="-1" width="3" height="3">
          <feGaussianBlur stdDeviation="26" />
        </filter>
        <circle cx="560" cy="56" r="70" fill={cream} opacity="0.9" filter={`url(#${id}g)`} />
      </>
    ),
  },
  {
    id: 'amd',
    name: t('Macular degeneration'),
    text: t('Wherever you look, the middle is blurry or wavy. Your side vision usually stays.'),
    claims: ['amd'],
    more: { page: 'eye-care-resources', hash: '#amd', text: t('Macular degeneration') },
    View: ({ id, href }) => (
      <>
        <use href={href} />
        <BlurredWhere id={id} href={href} by={9}>
          <ellipse cx="320" cy="205" rx="112" ry="92" />
        </BlurredWhere>
        <filter id={`${id}s`} x="-1" y="-1" width="3" height="3">
          <feGaussianBlur stdDeviation="20" />
        </filter>
        <ellipse
          cx="316"
          cy="204"
          rx="44"
          ry="36"
          fill={line}
          opacity="0.3"
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
    more: { page: 'services', hash: '#glaucoma', text: t('Glaucoma screening') },
    View: ({ id, href }) => (
      <>
        <use href={href} />
        <BlurredWhere id={id} href={href} by={12}>
          <path d="M0 0h640v120q-150 -34 -300 -10q-190 -4 -260 70q-20 110 30 220H0z" />
          <path d="M640 400H420q120 -60 130 -170q50 40 90 20z" />
        </BlurredWhere>
      </>
    ),
  },
  {
    id: 'retinopathy',
    name: t('Diabetic retinopathy'),
    text: t(
      'At first, people often notice nothing. Later, blood vessels can leak or bleed. Dark spots and strings drift by, and parts are blurry.',
    ),
    claims: ['diabetes-exam'],
    more: { page: 'services', hash: '#diabetes', text: t('Diabetic eye exams') },
    View: ({ id, href }) => (
      <>
        <use href={href} />
        <BlurredWhere id={id} href={href} by={6}>
          <circle cx="180" cy="150" r="70" />
          <circle cx="450" cy="240" r="84" />
        </BlurredWhere>
        <filter id={`${id}s`}>
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <g fill="#2B1A14" stroke="#2B1A14" opacity="0.75" filter={`url(#${id}s)`}>
          <ellipse cx="240" cy="110" rx="30" ry="22" />
          <ellipse cx="420" cy="170" rx="22" ry="32" />
          <ellipse cx="150" cy="290" rx="18" ry="14" />
          <ellipse cx="520" cy="330" rx="34" ry="20" />
          <ellipse cx="336" cy="250" rx="14" ry="12" />
          <path d="M300 40q60 60 20 130q-20 50 30 90" fill="none" strokeWidth="7" />
        </g>
      </>
    ),
  },
];
