import type { ReactNode } from 'react';
import type { PageId } from '@/registry/page';
import { pageById } from '@/registry/pages';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-intro.module.css';

interface PageIntroProps {
  id: PageId;
  heading: string;
  /** The first sentences: what this page answers. */
  lead: ReactNode;
  picture?: ReactNode;
  /** Booking button, phone link and the like. */
  children?: ReactNode;
}

/** The top of every page but home: where one is, what it is called, what it answers, what to do. */
export function PageIntro({ id, heading, lead, picture, children }: PageIntroProps) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <Breadcrumbs page={pageById(id)} />
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
