import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { Audiences } from './audiences';
import { Community } from './community';
import { Difference } from './difference';
import { Hero } from './hero';
import { ServiceBlurbs } from './service-blurbs';
import { homeEntry } from '@/registry/entries/home';

export default function HomePage() {
  return (
    <PageFrame page={homeEntry}>
      <Hero />
      <Audiences />
      <ServiceBlurbs />
      <Difference />
      <Community />
      <ClosingCall heading="When did you last have your eyes examined?">
        If you have to think about it, it is time. Pick an hour online, or call us.
      </ClosingCall>
    </PageFrame>
  );
}
