import { contactReceived } from '@/content/contact-rules';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { PageLink } from '@/ui/page-link';
import { contactSentEntry } from '@/registry/entries/contact-sent';

/** Where the server sends a visitor whose form was posted without scripts. */
export default function ContactSentPage() {
  return (
    <PageFrame page={contactSentEntry}>
      <PageIntro page={contactSentEntry} heading="Message Sent!" lead={contactReceived}>
        <PageLink to="home">Back to the home page</PageLink>
      </PageIntro>
    </PageFrame>
  );
}
