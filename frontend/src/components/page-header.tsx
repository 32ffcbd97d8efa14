import type { ReactNode } from 'react';
import type { PageRoute } from '@/seo/route';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-header.module.css';

interface PageIntroProps {
  page: PageRoute;
  heading: string;
  /** The first sentences: what this page answers. */
  lead: ReactNode;
  picture?: ReactNode;
  /** Booking button, phone link and the like. */
  children?: ReactNode;
}

/** The top of every page but home: where one is, what it is called, what it answers, what to do. */
export function PageIntro({ page, heading, lead, picture, children }: PageIntroProps) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <Breadcrumbs route={page} />
        <div className={picture ? styles.beside : undefined}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{heading}</h1>
            <p className={styles.lead}>{lead}</p>
            {children && <div className={styles.actions}>{children}</div>}
          </div>
          {picture && <div className={styles.picture}>{picture}</div>}
        </div>
      </div>
    </div>
  );
}
