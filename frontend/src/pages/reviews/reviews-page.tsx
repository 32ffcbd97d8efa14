import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { reviewsEntry } from '@/registry/entries/reviews';

export default function ReviewsPage() {
  return (
    <PageFrame page={reviewsEntry}>
      <PageIntro
        page={reviewsEntry}
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
