import { t } from 'shared/t';
import { translationsOf } from '@/seo/languages';
import { breadcrumbTrail, type PageRoute } from '@/seo/routes';
import styles from './breadcrumbs.module.css';
import { PageLink } from './links';

/** The same breadcrumbs as in the structured data, and the page in other languages. Home has none. */
export function Breadcrumbs({ route }: { route: PageRoute }) {
  const trail = breadcrumbTrail(route);
  return (
    <div className={styles.bar}>
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
      {translationsOf(route.id, route.canonical).map(({ language, name, canonical }) => (
        <a key={language} href={canonical} hrefLang={language} lang={language}>
          {name}
        </a>
      ))}
    </div>
  );
}
