import { doctors } from 'virtual:practice/doctors';
import { aboutEntry } from '@/registry/entries/about';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { person } from '@/structured-data/person';
import { BookingLink } from '@/ui/booking-link';
import { prerendered } from '@/ui/prerendered';
import { DoctorIndex } from './doctor-index';
import { Doctors } from './doctors';

const Letter = prerendered(() => import('./letter'));
const Difference = prerendered(() => import('./difference'));
const MetuchenBorn = prerendered(() => import('./metuchen-born'));

const people = doctors.map(person);

export default function AboutPage() {
  return (
    <PageFrame page={aboutEntry} nodes={people}>
      <PageIntro
        page={aboutEntry}
        heading="Five doctors, one hour for you"
        lead="We are a practice of five optometrists in the middle of Metuchen. Whoever examines you the first time is the doctor you see the next time, unless you ask for another."
        picture={<DoctorIndex />}
      >
        <BookingLink>Schedule an Appointment</BookingLink>
      </PageIntro>
      <Letter />
      <Difference />
      <MetuchenBorn />
      <Doctors />
      <ClosingCall heading="Not sure whom to ask for?" booking="Schedule an Appointment">
        Call and tell us in a sentence what it is about. The front desk knows all five of them.
      </ClosingCall>
    </PageFrame>
  );
}
