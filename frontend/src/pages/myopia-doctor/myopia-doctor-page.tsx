import { doctorForMyopia } from 'virtual:practice/doctors';
import { myopiaDoctorEntry } from '@/registry/entries/myopia-doctor';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { person } from '@/structured-data/person';
import { BookingLink } from '@/ui/booking-link';
import { Drawing } from '@/ui/drawing';
import { PageLink } from '@/ui/page-link';
import { prerendered } from '@/ui/prerendered';
import { Measuring } from './measuring';

const FirstVisit = prerendered(() => import('./first-visit'));
const WhenSheSaysNo = prerendered(() => import('./when-she-says-no'));
const AboutHer = prerendered(() => import('./about-her'));

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
