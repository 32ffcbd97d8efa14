import { doctorCount } from 'practice/core';
import { text } from 'practice/pages/reviews';
import { CtaBanner } from '@/components/cta-banner';
import { BookingLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { allOf } from '@/content/in-words';
import { practice } from '@/content/practice';
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
const lead = rating
  ? `Our average rating is ${rating.average} out of 5, from ${rating.countText}.`
  : 'Tell us how your visit went. We read every review.';

function invitation(): string {
  if (!practice.bookingUrl)
    return 'Call us, and we’ll find a time that works for you.';
  return doctorCount > 1
    ? `You’ll find open times for ${allOf(doctorCount, 'doctor')} on our scheduling page.`
    : 'You can book online any time, day or night. If you don’t see a time that works, call us.';
}

export default function ReviewsPage() {
  return (
    <PageLayout page={page} structuredData={<PageData />}>
      <PageHeader
        page={page}
        lead={text.lead ?? lead}
        illustration={rating && <Average />}
      >
        <BookingLink>Schedule an Appointment</BookingLink>
      </PageHeader>
      <ReviewCards />
      <Awards />
      <Reasons />
      <Complaints />
      <LocalSections page={page} />
      <CtaBanner heading="Schedule your eye exam" booking="Schedule Your Exam">
        {invitation()}
      </CtaBanner>
    </PageLayout>
  );
}
