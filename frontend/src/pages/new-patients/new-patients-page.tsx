import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { newPatientsEntry } from '@/registry/entries/new-patients';

export default function NewPatientsPage() {
  return (
    <PageFrame page={newPatientsEntry}>
      <PageIntro
        page={newPatientsEntry}
        heading="Your first visit"
        lead="Bring your insurance card, the glasses and lenses you wear now, and a list of your medicines. The visit takes about 60 minutes from the front desk to the door."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
