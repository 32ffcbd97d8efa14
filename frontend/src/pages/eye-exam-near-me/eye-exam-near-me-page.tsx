import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { eyeExamNearMeEntry } from '@/registry/entries/eye-exam-near-me';

export default function EyeExamNearMePage() {
  return (
    <PageFrame page={eyeExamNearMeEntry}>
      <PageIntro
        page={eyeExamNearMeEntry}
        heading="An eye exam in the middle of Metuchen"
        lead="Our door is downtown, a few minutes on foot from the train station. Plan an hour, and bring the glasses you wear now."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
