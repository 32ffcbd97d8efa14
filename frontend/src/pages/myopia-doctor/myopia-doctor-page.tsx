import { myopiaDoctor } from '@/content/doctors';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { person } from '@/structured-data/person';
import { BookingLink } from '@/ui/booking-link';

const { name, credentials, bio } = myopiaDoctor;

export default function MyopiaDoctorPage() {
  return (
    <PageFrame id="myopia-doctor" nodes={[person(myopiaDoctor)]}>
      <PageIntro id="myopia-doctor" heading={`${name}, ${credentials}`} lead={bio[0]}>
        <BookingLink>Schedule</BookingLink>
      </PageIntro>
      <ClosingCall heading={`See ${name}`}>
        Tell us when you book that it is about myopia: we plan a longer visit for it.
      </ClosingCall>
    </PageFrame>
  );
}
