import { text } from 'practice/pages/about';
import { CtaBanner } from '@/components/cta-banner';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { practice } from '@/content/practice';
import { page } from './page';
import {
  DoctorIndex,
  Letter,
  Difference,
  Doctors,
  PageData,
} from './sections.static';

const { city, state } = practice.address;

export default function AboutPage() {
  return (
    <PageLayout page={page} structuredData={<PageData />}>
      <PageHeader
        page={page}
        lead={
          text.lead ??
          `${practice.name} is an independent practice in ${city}, ${state}.`
        }
        illustration={<DoctorIndex />}
      >
        <BookingLink>Schedule an Appointment</BookingLink>
        <PageLink to="eye-exam-near-me">What we check in an eye exam</PageLink>
      </PageHeader>
      <Letter />
      <Difference />
      <LocalSections page={page} />
      <Doctors />
      <CtaBanner
        heading={text.closing?.heading ?? 'Have a question first?'}
        booking="Schedule an Appointment"
      >
        {text.closing?.text ??
          'Call us. We’ll help you pick the right appointment.'}
      </CtaBanner>
    </PageLayout>
  );
}
