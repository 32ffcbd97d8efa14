import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { myopiaTreatmentEntry } from '@/registry/entries/myopia-treatment';

export default function MyopiaTreatmentPage() {
  return (
    <PageFrame page={myopiaTreatmentEntry}>
      <PageIntro
        page={myopiaTreatmentEntry}
        heading="Three ways to slow myopia, compared"
        lead="Overnight lenses, daily soft lenses and low-dose atropine drops all slow the growth of the eye. They differ in what they ask of a child and of you."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
