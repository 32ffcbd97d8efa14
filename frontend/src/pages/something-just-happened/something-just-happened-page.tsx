import { Breadcrumbs } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { t } from 'shared/t';
import { page } from '@/pages/something-just-happened/questions?data';
import { Questions } from './sections.static';
import styles from './something-just-happened.module.css';

export default function SomethingJustHappenedPage() {
  return (
    <PageLayout page={page}>
      <div className={styles.band}>
        <Breadcrumbs route={page} />
        <h1 tabIndex={-1}>{page.heading}</h1>
        <p>{t('Choose what fits best. You’ll see what to do.')}</p>
      </div>
      <Questions />
    </PageLayout>
  );
}
