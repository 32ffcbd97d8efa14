import { doctorCount } from 'virtual:practice';
import { text } from 'virtual:practice/pages/reviews';
import { reviews } from 'virtual:practice/reviews';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { LocalSections } from '@/components/local-sections';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { allOf } from '@/content/number-words';
import { practice } from '@/content/practice';
import { aggregateRating } from '@/seo/structured-data/aggregate-rating';
import { review } from '@/seo/structured-data/review';
import { Average } from './average';
import { page } from './page';
import { ReviewCards } from './review-cards';
import Awards from './awards.static';
import Reasons from './reasons.static';
import Listening from './listening.static';

const { rating } = practice;
const lead = rating
  ? `${rating.average} of 5 on average, from ${rating.countText}.`
  : 'Tell us how your visit went. We read each review.';

export default function ReviewsPage() {
  return (
    <PageLayout page={page} nodes={[...aggregateRating, ...reviews.map(review)]}>
      <PageHeader
        page={page}
        heading={text.heading ?? 'What patients say'}
        lead={text.lead ?? lead}
        illustration={rating && <Average />}
      >
        <BookingLink>Schedule an Appointment</BookingLink>
      </PageHeader>
      <ReviewCards />
      <Awards />
      <Reasons />
      <Listening />
      <LocalSections page={page} />
      <CtaBanner heading="Come and form your own opinion" booking="Schedule your exam">
        {doctorCount > 1
          ? `Our scheduling page shows every free hour of ${allOf(doctorCount, 'doctor')}.`
          : 'Our scheduling page shows every free hour.'}
      </CtaBanner>
    </PageLayout>
  );
}
