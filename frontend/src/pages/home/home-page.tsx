import { ClosingCall } from '@/components/cta-banner';
import { PageFrame } from '@/components/page-layout';
import { prerendered } from '@/components/without-hydration';
import { Community } from './community';
import { Hero } from './hero';
import { homeEntry } from './page';

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
