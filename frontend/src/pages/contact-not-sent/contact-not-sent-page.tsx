import { PageLink, PhoneLink, PhoneText, UrgentLink } from '@/components/links';
import { OpeningHours } from '@/components/opening-hours';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { t } from 'shared/t';
import { page } from './page';

/**
 * Where the server sends a visitor whose form, posted without scripts, wasn’t
 * accepted.
 */
export default function ContactNotSentPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        lead={
          <>
            {t('Is it urgent? Don’t send it again.')}{' '}
            <UrgentLink>{t('See what to do now.')}</UrgentLink>
            <br />
            {t(
              'Something in the form was missing or couldn’t be read, or our message service is down right now. What you wrote is still in your browser. Go back one page, check the required fields and the consent box, and send it again.',
            )}
          </>
        }
      >
        <p>
          <PhoneText to="call">
            {t('You can also call us at ')}
            <PhoneLink />
            {'. '}
          </PhoneText>
          {t('We’re open ')}
          <OpeningHours end="." />
        </p>
        <PageLink to="contact">{t('Back to the contact page')}</PageLink>
      </PageHeader>
    </PageLayout>
  );
}
