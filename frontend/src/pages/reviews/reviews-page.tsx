import { reviewPolicy } from 'practice/core';
import { text } from 'practice/pages/reviews';
import { CtaBanner } from '@/components/cta-banner';
import { BookingLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { page } from './page';
import {
  Average,
  Awards,
  Complaints,
  PageData,
  Reasons,
  ReviewCards,
} from './sections.static';

const { rating } = practice;

function lead(): string {
  if (rating)
    return t('Our average rating is {average} out of 5, from {reviews}.', {
      average: rating.average,
      reviews: rating.countText,
    });
  return reviewPolicy
    ? t('Tell us how your visit went. We read every review.')
    : t('Tell us how your visit went, and what we could do better.');
}

export default function ReviewsPage() {
  return (
    <PageLayout page={page} structuredData={<PageData />}>
      <PageHeader
        page={page}
        lead={text.lead ?? lead()}
        illustration={rating && <Average />}
      >
        <BookingLink>{t('Schedule an Appointment')}</BookingLink>
      </PageHeader>
      <ReviewCards />
      <Awards />
      <Reasons />
      <Complaints />
      <LocalSections page={page} />
      <CtaBanner
        heading={t('Schedule your eye exam')}
        booking={t('Schedule Your Exam')}
      >
        {practice.bookingUrl
          ? t(
              'You can book online any time, day or night. If you don’t see a time that works, call us.',
            )
          : t('Call us, and we’ll find a time that works for you.')}
      </CtaBanner>
    </PageLayout>
  );
}
