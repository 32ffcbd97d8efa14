import { doctors } from 'virtual:practice/doctors';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { withoutHydration } from '@/components/without-hydration';
import { person } from '@/seo/structured-data/person';
import { DoctorIndex } from './doctor-index';
import { Doctors } from './doctors';
import { page } from './page';

const Letter = withoutHydration(() => import('./letter'));
const Difference = withoutHydration(() => import('./difference'));
const LocalRoots = withoutHydration(() => import('./local-roots'));

const people = doctors.map(person);

export default function AboutPage() {
  return (
    <PageLayout page={page} nodes={people}>
      <PageHeader
        page={page}
        heading="Five doctors, one hour for you"
        lead="We are a practice of five optometrists in the middle of Metuchen. Whoever examines you the first time is the doctor you see the next time, unless you ask for another."
        illustration={<DoctorIndex />}
      >
        <BookingLink>Schedule an Appointment</BookingLink>
      </PageHeader>
      <Letter />
      <Difference />
      <LocalRoots />
      <Doctors />
      <CtaBanner heading="Not sure whom to ask for?" booking="Schedule an Appointment">
        Call and tell us in a sentence what it is about. The front desk knows all five of them.
      </CtaBanner>
    </PageLayout>
  );
}
