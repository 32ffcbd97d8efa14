import { breadcrumbTrail } from '@/registry/breadcrumbs';
import type { Page } from '@/registry/page';
import { PageLink } from '@/ui/page-link';
import styles from './breadcrumbs.module.css';

/** The same trail as the structured data's. Home has none: it is where trails start. */
export function Breadcrumbs({ page }: { page: Page }) {
  const trail = breadcrumbTrail(page);
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.trail}>
        {trail.map((crumb) => (
          <li key={crumb.id}>
            {crumb === page ? (
              <span aria-current="page">{crumb.breadcrumb}</span>
            ) : (
              <PageLink to={crumb.id}>{crumb.breadcrumb}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
