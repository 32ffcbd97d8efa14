import { reviews } from 'virtual:practice/reviews';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { withoutHydration } from '@/components/without-hydration';
import { practice } from '@/content/practice';
import { aggregateRating } from '@/seo/structured-data/aggregate-rating';
import { review } from '@/seo/structured-data/review';
import { Average } from './average';
import { page } from './page';
import { ReviewCards } from './review-cards';

const Awards = withoutHydration(() => import('./awards'));
const Reasons = withoutHydration(() => import('./reasons'));
const Listening = withoutHydration(() => import('./listening'));

const { average, countText } = practice.rating;

export default function ReviewsPage() {
  return (
    <PageLayout page={page} nodes={[aggregateRating, ...reviews.map(review)]}>
      <PageHeader
        page={page}
        heading="What patients say"
        lead={`${average} of 5 on average, from ${countText}. The doctors read each one at the Tuesday meeting, the kind and the other ones.`}
        illustration={<Average />}
      >
        <BookingLink>Schedule an Appointment</BookingLink>
      </PageHeader>
      <ReviewCards />
      <Awards />
      <Reasons />
      <Listening />
      <CtaBanner heading="Come and form your own opinion" booking="Schedule your exam">
        Our scheduling page shows every free hour of all five doctors.
      </CtaBanner>
    </PageLayout>
  );
}
