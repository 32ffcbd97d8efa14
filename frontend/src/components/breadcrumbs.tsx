import { breadcrumbTrail, type PageRoute } from '@/seo/routes';
import styles from './breadcrumbs.module.css';
import { PageLink } from './links';

/** The same breadcrumbs as in the structured data. Home has none. */
export function Breadcrumbs({ route }: { route: PageRoute }) {
  const trail = breadcrumbTrail(route);
  return (
    <nav aria-label="Breadcrumbs">
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
