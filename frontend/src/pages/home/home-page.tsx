import { CtaBanner } from '@/components/cta-banner';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { QuickFacts } from '@/components/quick-facts.static';
import { t } from 'shared/t';
import { Community } from './community.static';
import { Hero } from './hero';
import { page } from './page';
import { PlainWords } from './plain-words.static';
import { Audiences } from './audiences.static';
import { ServiceBlurbs } from './service-blurbs.static';
import { Difference } from './difference.static';

export default function HomePage() {
  return (
    <PageLayout page={page}>
      <Hero />
      <QuickFacts />
      <PlainWords />
      <Audiences />
      <ServiceBlurbs />
      <Difference />
      <Community />
      <LocalSections page={page} />
      <CtaBanner heading={t('Ready for your eye exam?')}>
        {t('Pick a day and time online, or call our front desk.')}
      </CtaBanner>
    </PageLayout>
  );
}
