import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { PageLink } from '@/ui/page-link';
import { PhoneLink } from '@/ui/phone-link';
import { notFoundEntry } from '@/registry/entries/not-found';

export default function NotFoundPage() {
  return (
    <PageFrame page={notFoundEntry}>
      <PageIntro
        page={notFoundEntry}
        heading="404 Page Not Found"
        lead="Did you forget to add the page to the router?"
      >
        <p>
          If you are looking for us: <PageLink to="home">start at the home page</PageLink>,{' '}
          <PageLink to="contact">write to us</PageLink>, or call <PhoneLink />.
        </p>
      </PageIntro>
    </PageFrame>
  );
}
