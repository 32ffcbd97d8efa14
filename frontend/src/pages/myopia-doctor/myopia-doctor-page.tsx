import { doctorForMyopia } from 'virtual:practice/doctors';
import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { Drawing } from '@/components/illustration';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { PageLink } from '@/components/page-link';
import { prerendered } from '@/components/without-hydration';
import { person } from '@/seo/structured-data/person';
import { Measuring } from './measuring';
import { myopiaDoctorEntry } from './page';

const FirstVisit = prerendered(() => import('./first-visit'));
const WhenSheSaysNo = prerendered(() => import('./when-not-to-treat'));
const AboutHer = prerendered(() => import('./about-the-doctor'));

const { name, credentials, bio, portrait } = doctorForMyopia;

export default function MyopiaDoctorPage() {
  return (
    <PageFrame
      page={myopiaDoctorEntry}
      nodes={[person(doctorForMyopia)]}
      claims={['myopia-eye-length', 'dilation-blur-hours']}
    >
      <PageIntro
        page={myopiaDoctorEntry}
        heading={`${name}, ${credentials}`}
        lead={bio[0]}
        picture={<Drawing file={portrait} alt={`Portrait of ${name}`} early />}
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-management">What myopia is, and its signs</PageLink>
      </PageIntro>
      <AboutHer />
      <Measuring />
      <FirstVisit />
      <WhenSheSaysNo />
      <ClosingCall heading={`See ${name}`} booking="Schedule a Myopia Visit">
        Tell us when you book that it is about myopia: we keep 75 minutes for the first visit.
      </ClosingCall>
    </PageFrame>
  );
}
