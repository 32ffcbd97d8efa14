import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { servicesEntry } from '@/registry/entries/services';

export default function ServicesPage() {
  return (
    <PageFrame page={servicesEntry}>
      <PageIntro
        page={servicesEntry}
        heading="What we do"
        lead="We examine eyes, fit glasses and contact lenses, slow the growth of nearsightedness in children, and look for glaucoma before it takes sight."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
