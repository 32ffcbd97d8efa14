import { t } from '@/content/t';
import { translationsOf } from '@/seo/languages';
import { breadcrumbTrail, type PageRoute } from '@/seo/routes';
import styles from './breadcrumbs.module.css';
import { PageLink } from './links';

/** The page in other languages. */
export function OtherLanguages({ page: { id, canonical } }: { page: PageRoute }) {
  return translationsOf(id, canonical).map(({ language, name, canonical: address }) => (
    <a
      key={language}
      href={address}
      hrefLang={language}
      lang={language}
      className={styles.language}
    >
      {name}
    </a>
  ));
}

/** The same breadcrumbs as in the structured data, and the page in other languages. Home has none. */
export function Breadcrumbs({ route }: { route: PageRoute }) {
  const trail = breadcrumbTrail(route);
  return (
    <nav aria-label={t('Breadcrumbs')} className={styles.bar}>
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
      <OtherLanguages page={route} />
    </nav>
  );
}
