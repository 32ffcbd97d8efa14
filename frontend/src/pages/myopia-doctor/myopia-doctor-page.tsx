import { doctorForMyopia } from 'practice/doctors';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { page } from './page';
import {
  AboutTheDoctor,
  FirstVisit,
  WhenNotToTreat,
  PageData,
} from './sections.static';

const { name, bio, portrait } = doctorForMyopia;

export default function MyopiaDoctorPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={['cycloplegia-recovery']}
    >
      <PageHeader
        page={page}
        lead={bio[0]}
        illustration={
          <Illustration file={portrait} alt={`Portrait of ${name}`} early />
        }
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-management">
          What myopia is, and its signs
        </PageLink>
      </PageHeader>
      <AboutTheDoctor />
      <FirstVisit />
      <WhenNotToTreat />
      <LocalSections page={page} />
      <CtaBanner
        heading={`Make an appointment with ${name}`}
        booking="Schedule a Myopia Visit"
      >
        When you book, tell us it’s about myopia. We’ll set aside 75 minutes for
        the first visit.
      </CtaBanner>
    </PageLayout>
  );
}
