import { doctorForMyopia } from 'practice/doctors';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import type { ClaimId } from '@/content/claims';
import { present } from '@/content/present';
import { firstVisitMinutes, firstVisitParts } from '@/content/myopia-care?data';
import { myopiaPolicies } from '@/content/promises?data';
import { required } from '@/content/required';
import { pages } from './page';
import {
  AboutTheDoctor,
  FirstVisit,
  WhenNotToTreat,
  PageData,
} from './sections.static';

const page = required(pages[0]);
const { name, bio, portrait, prescription } = required(doctorForMyopia);

export default function MyopiaDoctorPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={present<ClaimId>([
        prescription !== undefined && 'blur-disc',
        firstVisitParts.drops !== undefined && 'cycloplegia-recovery',
      ])}
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
      {firstVisitMinutes > 0 && <FirstVisit />}
      {myopiaPolicies && <WhenNotToTreat />}
      <LocalSections page={page} />
      <CtaBanner
        heading={`Make an appointment with ${name}`}
        booking="Schedule a Myopia Visit"
      >
        {firstVisitMinutes > 0
          ? `When you book, tell us it’s about myopia. We’ll set aside ${firstVisitMinutes.toString()} minutes for the first visit.`
          : 'When you book, tell us it’s about myopia.'}
      </CtaBanner>
    </PageLayout>
  );
}
