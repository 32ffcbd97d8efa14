import { PageLink, PhoneLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import styles from './not-found.module.css';
import { page } from './page';

export default function NotFoundPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        heading="404 Page Not Found"
        lead={
          <>
            <span className={styles.spec}>Did you forget to add the page to the router?</span>{' '}
            Sorry, we can’t find that page. Go to <PageLink to="home">our home page</PageLink>, see{' '}
            <PageLink to="services">what we do</PageLink>, or call us at <PhoneLink />.
          </>
        }
      />
    </PageLayout>
  );
}
