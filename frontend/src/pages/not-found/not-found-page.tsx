import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { buttonClass } from '@/components/button';
import { EyeChart } from '@/components/eye-chart/eye-chart';
import layout from '@/components/layout.module.css';
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
        inFocus={t('It isn’t here')}
        smallest={t('Did you forget to add the page to the router?')}
      >
        <p>{t('Sorry, we can’t find that page.')}</p>
        <div className={layout.row}>
          <PageLink to="home" className={buttonClass('solid')}>
            {t('Our home page')}
          </PageLink>
          <PageLink to="contact" className={buttonClass('outline')}>
            {t('Hours, phone and directions')}
          </PageLink>
        </div>
        <p>
          {t('You can also see')}{' '}
          <PageLink to="services">{t('what we do')}</PageLink>
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
