import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { EyeChart } from '@/components/eye-chart/eye-chart';
import { PageLink, PhoneLink } from '@/components/links';
import { PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { Tasks } from '@/components/tiles/tasks.static';
import { t } from 'shared/t';
import { page } from './page';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // For features/vitals, which is loaded later, or not at all.
    performance.mark('not-found', { detail: pathname });
  }, [pathname]);
  return (
    <PageLayout page={page}>
      <EyeChart
        heading={page.heading}
        smallest={t('Did you forget to add the page to the router?')}
      >
        <p>
          {t('Sorry, we can’t find that page. Go to ')}
          <PageLink to="home">{t('our home page')}</PageLink>
          {t(', see')} <PageLink to="services">{t('what we do')}</PageLink>
          {t(', or call us at ')}
          <PhoneLink />.
        </p>
      </EyeChart>
      <Section title={t('What do you need?')}>
        <Tasks />
      </Section>
    </PageLayout>
  );
}
