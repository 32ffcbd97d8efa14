import { type ComponentType, createContext, type ReactNode, use } from 'react';
import layout from './layout.module.css';
import styles from './section.module.css';

interface SectionProps {
  /** Only if something links here. */
  id?: string;
  /** Only left out if a part that folds has it. */
  title?: string;
  tone?: 'paper' | 'sand' | 'mist' | 'band';
  /** Next to the text on wide screens, below it on a phone. */
  illustration?: ReactNode;
  children: ReactNode;
}

interface ChangedSection {
  /** Empty if the practice leaves the section out. */
  title: string;
  Content: ComponentType | undefined;
}

/** Of a page that's as it is. */
export const unchanged: Readonly<Record<string, ChangedSection>> = {};

/**
 * The sections of the page that the practice's `text/en/<page>.md` replaces or
 * leaves out, by id.
 */
export const ChangedSections = createContext(unchanged);

/**
 * A section of a page, or what the practice has in its place. Without it, links
 * to it lead to where it would be.
 */
export function Section(props: SectionProps) {
  const { id = '' } = props;
  const changed = use(ChangedSections)[id];
  if (!changed) return <OwnSection {...props} />;
  const { Content } = changed;
  if (!Content) return <div id={id} />;
  return (
    <ChangedSections value={unchanged}>
      <Content />
    </ChangedSections>
  );
}

/**
 * Limits the width of prose, but not of grids. Not a landmark, because screen
 * readers can jump to its heading.
 */
const OwnSection = ({
  id,
  title,
  tone = 'paper',
  illustration,
  children,
}: SectionProps) => (
  <section
    id={id}
    className={[
      tone === 'band' && layout.band,
      styles[tone],
      illustration && styles.beside,
    ]
      .filter(Boolean)
      .join(' ')}
  >
    <div className={styles.text}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
    {illustration && <div className={styles.illustration}>{illustration}</div>}
  </section>
);
