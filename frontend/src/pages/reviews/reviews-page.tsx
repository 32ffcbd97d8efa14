import { practice } from '@/content/practice';
import { reviews } from 'virtual:practice/reviews';
import { reviewsEntry } from '@/registry/entries/reviews';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { aggregateRating } from '@/structured-data/aggregate-rating';
import { review } from '@/structured-data/review';
import { BookingLink } from '@/ui/booking-link';
import { prerendered } from '@/ui/prerendered';
import { Average } from './average';
import { ReviewCards } from './review-cards';

const Awards = prerendered(() => import('./awards'));
const Reasons = prerendered(() => import('./reasons'));
const Listening = prerendered(() => import('./listening'));

const { average, countText } = practice.rating;

export default function ReviewsPage() {
  return (
    <PageFrame page={reviewsEntry} nodes={[aggregateRating, ...reviews.map(review)]}>
      <PageIntro
        page={reviewsEntry}
        heading="What patients say"
        lead={`${average} of 5 on average, from ${countText}. The doctors read each one at the Tuesday meeting, the kind and the other ones.`}
        picture={<Average />}
      >
        <BookingLink>Schedule an Appointment</BookingLink>
      </PageIntro>
      <ReviewCards />
      <Awards />
      <Reasons />
      <Listening />
      <ClosingCall heading="Come and form your own opinion" booking="Schedule your exam">
        Our scheduling page shows every free hour of all five doctors.
      </ClosingCall>
    </PageFrame>
  );
}
