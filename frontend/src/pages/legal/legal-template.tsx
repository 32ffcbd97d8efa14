import { documents } from 'practice/legal';
import { legalTextLoaders } from 'practice/legal-text-loaders';
import { withoutHydration } from '@/components/hydration';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { longDate } from '@/content/dates';
import { t } from 'shared/t';
import styles from './legal.module.css';
import { documentPage } from './page';

const legalPages = new Map(
  documents.map((document) => {
    const load = legalTextLoaders[document.id];
    if (!load) throw new Error(`The legal page "${document.id}" has no text.`);
    const page = documentPage(document);
    return [
      page.id,
      { document, page, Text: withoutHydration(load, 'default') },
    ];
  }),
);

/** The template of all legal pages. */
export function LegalPage({ id }: { id: string }) {
  const found = legalPages.get(id);
  if (!found) throw new Error(`There is no legal page "${id}".`);
  const { document, page, Text } = found;
  const { lead, reviewed } = document;
  return (
    <PageLayout page={page}>
      <PageHeader page={page} lead={lead}>
        {reviewed ? (
          <p>
            {t('Approved on {date}, by {by}.', {
              date: longDate(reviewed.date),
              by: reviewed.by,
            })}
          </p>
        ) : (
          <p className={styles.template}>
            <strong>{t('Template.')}</strong>{' '}
            {t('A lawyer must complete this page before the site goes live.')}
          </p>
        )}
      </PageHeader>
      {/* The readability check skips text from lawyers or the law. */}
      <div data-legal-template data-prescribed={reviewed && ''}>
        <Text />
      </div>
    </PageLayout>
  );
}
