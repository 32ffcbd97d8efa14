import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';

export default function ReviewsPage() {
  return (
    <PageFrame id="reviews">
      <PageIntro
        id="reviews"
        heading="What patients say"
        lead="4.9 of 5 on average, from over 200 reviews. The doctors read each one, the kind and the other ones."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
