import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import { replyTime } from '@/content/opening-details?data';
import { SentIcon, WhatsNext } from '@/features/contact-form/whats-next';
import { t } from 'shared/t';
import styles from './contact-sent.module.css';
import letter from './illustrations/letter.svg?illustration';
import { page } from './page';

/**
 * Where the server sends a visitor whose form was posted without scripts. It
 * says what the form's own message says.
 */
export default function ContactSentPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        lead={
          <>
            <strong>{t('Thank you. We got your message.')}</strong>
            <br />
            {t('Is it urgent? Don’t wait for our reply.')}{' '}
            <a href="#urgent">
              {t('Find your symptom below and follow the steps')}
            </a>
          </>
        }
        illustration={<Illustration file={letter} alt="" early />}
      >
        <PageLink to="home">{t('Back to our home page')}</PageLink>
      </PageHeader>
      <Section>
        <div className={`${layout.success} ${styles.card}`}>
          <SentIcon className={styles.icon} />
          <WhatsNext>
            <li>
              {replyTime
                ? t('If it isn’t urgent, we’ll reply within one business day.')
                : t('If it isn’t urgent, we’ll get back to you.')}
            </li>
          </WhatsNext>
        </div>
      </Section>
      <Section id="urgent" title={t('Symptoms that can’t wait')}>
        <UrgentGuide />
      </Section>
    </PageLayout>
  );
}
