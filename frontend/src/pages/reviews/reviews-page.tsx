import { reviews } from 'virtual:practice/reviews';
import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { prerendered } from '@/components/without-hydration';
import { practice } from '@/content/practice';
import { aggregateRating } from '@/seo/structured-data/aggregate-rating';
import { review } from '@/seo/structured-data/review';
import { Average } from './average';
import { reviewsEntry } from './page';
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
