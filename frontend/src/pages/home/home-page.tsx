import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { prerendered } from '@/ui/prerendered';
import { Community } from './community';
import { Hero } from './hero';
import { homeEntry } from '@/registry/entries/home';

const Audiences = prerendered(() => import('./audiences'));
const ServiceBlurbs = prerendered(() => import('./service-blurbs'));
const Difference = prerendered(() => import('./difference'));

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
