import type { ReactNode } from 'react';
import { Icon } from '@/components/icons';
import type { SvgProps } from '@/components/illustrations/canvas';
import { PageLink } from '@/components/links';
import type { Translation } from '@/seo/languages';
import styles from './tiles.module.css';

interface TileProps {
  to: string;
  hash?: `#${string}` | '';
  icon?: ReactNode;
  children: ReactNode;
}

/** A large link. */
export function Tile({ to, hash, icon, children }: TileProps) {
  return (
    <li>
      <PageLink to={to} hash={hash} className={styles.tile}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span>{children}</span>
      </PageLink>
    </li>
  );
}

/** A large link to the page in another language. */
export function LanguageTile({ translation, icon }: { translation: Translation; icon: ReactNode }) {
  const { language, name, canonical } = translation;
  return (
    <li>
      <a href={canonical} hrefLang={language} lang={language} className={styles.tile}>
        <span className={styles.icon}>{icon}</span>
        <span>{name}</span>
      </a>
    </li>
  );
}

/** A grid of large links: one column on phones. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={styles.tiles}>{children}</ul>;
}

export function EyeChartIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="2.5" width="16" height="19" rx="2" />
      <path d="M14.5 6.5h-5v6h5M9.5 9.5h4M8 16h2M11 16h2M14 16h2" />
    </Icon>
  );
}

export function GlassesIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="14.5" r="4" />
      <circle cx="17.5" cy="14.5" r="4" />
      <path d="M10.5 14q1.5 -1.5 3 0M2.5 14l2 -7.5h2M21.5 14l-2 -7.5h-2" />
    </Icon>
  );
}

export function PaymentIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M2.5 10h19M6 15h4" />
    </Icon>
  );
}

export function SpeechIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-7l-5 4v-4H5a2 2 0 0 1 -2 -2V6a2 2 0 0 1 2 -2zM7.5 8.5h9M7.5 12.5h6" />
    </Icon>
  );
}
