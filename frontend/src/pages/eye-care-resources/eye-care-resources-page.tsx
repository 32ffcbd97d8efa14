import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { eyeCareResourcesEntry } from '@/registry/entries/eye-care-resources';

export default function EyeCareResourcesPage() {
  return (
    <PageFrame page={eyeCareResourcesEntry}>
      <PageIntro
        page={eyeCareResourcesEntry}
        heading="Eye care at home, and when not to wait"
        lead="Most eye trouble is slow and can wait for an appointment. Some cannot: sudden loss of sight, a curtain over part of what you see, or a chemical in the eye are for today."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
