import { contactReceived } from '@/content/contact-rules';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { PageLink } from '@/ui/page-link';

/** Where the server sends a visitor whose form was posted without scripts. */
export default function ContactSentPage() {
  return (
    <PageFrame id="contact-sent">
      <PageIntro id="contact-sent" heading="Message Sent!" lead={contactReceived}>
        <PageLink to="home">Back to the home page</PageLink>
      </PageIntro>
    </PageFrame>
  );
}
