import { CtaBanner } from '@/components/cta-banner';
import { LocalSections } from '@/components/local-sections';
import { PageLayout } from '@/components/page-layout';
import { withoutHydration } from '@/components/without-hydration';
import { Community } from './community';
import { Hero } from './hero';
import { page } from './page';

const Audiences = withoutHydration(() => import('./audiences'));
const ServiceBlurbs = withoutHydration(() => import('./service-blurbs'));
const Difference = withoutHydration(() => import('./difference'));

export default function HomePage() {
  return (
    <PageLayout page={page}>
      <Hero />
      <Audiences />
      <ServiceBlurbs />
      <Difference />
      <Community />
      <LocalSections page={page} />
      <CtaBanner heading="When did you last have your eyes examined?">
        If you have to think about it, it is time. Pick an hour online, or call us.
      </CtaBanner>
    </PageLayout>
  );
}
