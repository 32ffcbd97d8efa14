import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { PageLink } from '@/components/page-link';
import { PhoneLink } from '@/components/phone-link';
import { page } from './page';

export default function NotFoundPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        heading="404 Page Not Found"
        lead="Did you forget to add the page to the router?"
      >
        <p>
          If you are looking for us: <PageLink to="home">start at the home page</PageLink>,{' '}
          <PageLink to="contact">write to us</PageLink>, or call <PhoneLink />.
        </p>
      </PageHeader>
    </PageLayout>
  );
}
