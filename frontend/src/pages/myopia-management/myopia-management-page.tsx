import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { myopiaManagementEntry } from '@/registry/entries/myopia-management';

export default function MyopiaManagementPage() {
  return (
    <PageFrame page={myopiaManagementEntry}>
      <PageIntro
        page={myopiaManagementEntry}
        heading="Nearsightedness that keeps growing"
        lead="When a child needs stronger glasses each year, the eye is growing too long. Glasses make things sharp again; they do not slow the growth. Three treatments can."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
