import { OpeningHours } from '@/components/opening-hours';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { PageLink } from '@/components/page-link';
import { PhoneLink } from '@/components/phone-link';
import { page } from './page';

/** Where the server sends a visitor whose form, posted without scripts, was not taken. */
export default function ContactNotSentPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        heading="Your message was not sent"
        lead="Something in the form was missing or could not be read, or our message service is down for the moment. Your browser still has what you wrote: go back one page, check that each required field is filled and the box is ticked, and send it again."
      >
        <p>
          Or call us at <PhoneLink />. <OpeningHours />.
        </p>
        <PageLink to="contact">Back to the contact page</PageLink>
      </PageHeader>
    </PageLayout>
  );
}
