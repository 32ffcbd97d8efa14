import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { Section } from '@/sections/section';
import { UrgentAdvice } from '@/sections/urgent-advice';
import { PageLink } from '@/ui/page-link';
import { contactSentEntry } from '@/registry/entries/contact-sent';

/** Where the server sends a visitor whose form was posted without scripts. */
export default function ContactSentPage() {
  return (
    <PageFrame page={contactSentEntry}>
      <PageIntro
        page={contactSentEntry}
        heading="Message Sent!"
        lead={
          <>
            Is it urgent? Don’t wait for our reply.{' '}
            <a href="#urgent">Find your sign and do what it says</a>. We reply to any other message
            within one business day.
          </>
        }
      >
        <PageLink to="home">Back to the home page</PageLink>
      </PageIntro>
      <Section id="urgent" title="Signs that can’t wait">
        <UrgentAdvice />
      </Section>
    </PageFrame>
  );
}
