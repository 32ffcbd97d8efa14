import { myopiaDoctorProfile } from '@/content/doctors';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { person } from '@/structured-data/person';
import { BookingLink } from '@/ui/booking-link';
import { myopiaDoctorEntry } from '@/registry/entries/myopia-doctor';

const { name, credentials, bio } = myopiaDoctorProfile;

export default function MyopiaDoctorPage() {
  return (
    <PageFrame page={myopiaDoctorEntry} nodes={[person(myopiaDoctorProfile)]}>
      <PageIntro page={myopiaDoctorEntry} heading={`${name}, ${credentials}`} lead={bio[0]}>
        <BookingLink>Schedule</BookingLink>
      </PageIntro>
      <ClosingCall heading={`See ${name}`}>
        Tell us when you book that it is about myopia: we plan a longer visit for it.
      </ClosingCall>
    </PageFrame>
  );
}
