import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { forKidsEntry } from '@/registry/entries/for-kids';

export default function ForKidsPage() {
  return (
    <PageFrame page={forKidsEntry}>
      <PageIntro
        page={forKidsEntry}
        heading="Eye care for children"
        lead="A child who sees badly seldom says so, because nobody told the child how it should look. A first exam at 6 months, one at age 3, one before kindergarten and then one each year finds what a parent cannot see."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
