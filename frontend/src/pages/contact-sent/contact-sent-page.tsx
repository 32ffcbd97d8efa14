import { PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import { replyTime } from '@/content/opening-details?data';
import { t } from 'shared/t';
import { page } from './page';

/** Where the server sends a visitor whose form was posted without scripts. */
export default function ContactSentPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        lead={
          <>
            {t('Thank you. We got your message.')}
            <br />
            {t('Is it urgent? Don’t wait for our reply.')}{' '}
            <a href="#urgent">
              {t('Find your symptom below and follow the steps')}
            </a>
            {replyTime
              ? t('. If it isn’t urgent, we’ll reply within one business day.')
              : t('. If it isn’t urgent, we’ll get back to you.')}
          </>
        }
      >
        <PageLink to="home">{t('Back to our home page')}</PageLink>
      </PageHeader>
      <Section id="urgent" title={t('Symptoms that can’t wait')}>
        <UrgentGuide />
      </Section>
    </PageLayout>
  );
}
