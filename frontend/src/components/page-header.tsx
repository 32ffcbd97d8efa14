import { type ReactNode, use } from 'react';
import { t } from 'shared/t';
import { breadcrumbTrail, type PageRoute } from '@/seo/routes';
import layout from './layout.module.css';
import { PageLink } from './links';
import styles from './page-header.module.css';
import { ChangedSections } from './section';

interface PageHeaderProps {
  /** The page whose breadcrumbs are shown. */
  page?: PageRoute;
  /** By default, the page's own. */
  heading?: string;
  /** The first sentences. */
  lead: ReactNode;
  illustration?: ReactNode;
  /** Whether it stands on the lower edge, and reaches the edge of the screen. */
  scene?: boolean;
  /** Booking button, phone link and the like. */
  children?: ReactNode;
}

/**
 * The header of all pages except home: breadcrumbs, heading, lead and actions.
 */
export const PageHeader = ({
  page,
  heading = page?.heading,
  lead,
  illustration,
  scene,
  children,
}: PageHeaderProps) => (
  <div className={scene ? `${styles.band} ${styles.scene}` : styles.band}>
    {page && <Breadcrumbs route={page} />}
    <div className={illustration ? styles.beside : undefined}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={layout.row}>{children}</div>}
      </div>
      {illustration && (
        <div className={styles.illustration}>{illustration}</div>
      )}
    </div>
  </div>
);

/** The same breadcrumbs as in the structured data. Home has none. */
export function Breadcrumbs({ route }: { route: PageRoute }) {
  const trail = breadcrumbTrail(route);
  return (
    <nav aria-label={t('Breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map((crumb) => (
          <li key={crumb.id}>
            {crumb.id === route.id ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <PageLink to={crumb.id}>{crumb.label}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TableOfContentsProps {
  sections: readonly { id: string; name: string }[];
}

/** Links to the sections of a long page, below its header. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const changed = use(ChangedSections);
  const shown = sections
    .map(({ id, name }) => ({ id, name: changed[id]?.title ?? name }))
    .filter(({ name }) => name !== '');
  return (
    <nav className={styles.contents} aria-label={t('On this page')}>
      <ul className={styles.sections}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.section} href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
