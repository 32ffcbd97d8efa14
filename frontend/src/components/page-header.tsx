import type { ReactNode } from 'react';
import type { PageRoute } from '@/seo/routes';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';

/** For an illustration that would only make the page longer on phones. */
export const wideOnly = styles.wideOnly;

interface PageHeaderProps {
  /** Without it, there are no breadcrumbs. */
  page?: PageRoute;
  heading: string;
  /** The first sentences. */
  lead: ReactNode;
  illustration?: ReactNode;
  /** Booking button, phone link and the like. */
  children?: ReactNode;
}

/** The header of all pages except home: breadcrumbs, heading, lead and actions. */
export function PageHeader({ page, heading, lead, illustration, children }: PageHeaderProps) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {page && <Breadcrumbs route={page} />}
        <div className={illustration ? styles.beside : undefined}>
          <div className={styles.text}>
            <h1 tabIndex={-1}>{heading}</h1>
            <p className={styles.lead}>{lead}</p>
            {children && <div className={styles.actions}>{children}</div>}
          </div>
          {illustration && <div className={styles.illustration}>{illustration}</div>}
        </div>
      </div>
    </div>
  );
}
