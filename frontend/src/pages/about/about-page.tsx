import { doctors } from 'virtual:practice/doctors';
import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { prerendered } from '@/components/without-hydration';
import { person } from '@/seo/structured-data/person';
import { DoctorIndex } from './doctor-index';
import { Doctors } from './doctors';
import { aboutEntry } from './page';

const Letter = prerendered(() => import('./letter'));
const Difference = prerendered(() => import('./difference'));
const MetuchenBorn = prerendered(() => import('./local-roots'));

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
