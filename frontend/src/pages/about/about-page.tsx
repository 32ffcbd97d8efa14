import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { BookingLink } from '@/ui/booking-link';
import { aboutEntry } from '@/registry/entries/about';

export default function AboutPage() {
  return (
    <PageFrame page={aboutEntry}>
      <PageIntro
        page={aboutEntry}
        heading="Five doctors, one hour for you"
        lead="We are a practice of five optometrists in the middle of Metuchen. Each of us examines patients, and whoever examines you the first time is the one you see the next time, unless you ask for another."
      >
        <BookingLink />
      </PageIntro>
      <ClosingCall heading="Ready when you are">
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
