import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Illustration } from '@/components/illustration';
import eye from '@/components/illustrations/services/eye-health.svg?illustration';
import { PageLink, PhoneLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
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
      <PageHeader
        page={page}
        lead={
          <>
            {t('Sorry, we can’t find that page. Go to ')}
            <PageLink to="home">{t('our home page')}</PageLink>
            {t(', see')} <PageLink to="services">{t('what we do')}</PageLink>
            {t(', or call us at ')}
            <PhoneLink />.
          </>
        }
        illustration={<Illustration file={eye} alt="" />}
      />
      <Section title={t('What do you need?')}>
        <Tasks />
        <small>{t('Did you forget to add the page to the router?')}</small>
      </Section>
    </PageLayout>
  );
}
