import { CtaBanner } from '@/components/cta-banner';
import { LocalSections } from '@/components/local-sections';
import { PageLayout } from '@/components/page-layout';
import Community from './community.static';
import { Hero } from './hero';
import { page } from './page';
import Audiences from './audiences.static';
import ServiceBlurbs from './service-blurbs.static';
import Difference from './difference.static';

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
