import { Cite } from '@/components/cite';
import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import { t } from 'shared/t';

export function Records() {
  const { address, name } = practice;
  const { street, city, state, zip } = address;
  return (
    <Section id="records" title={t('Getting a copy of your records')} tone="sand">
      <p>
        {t('Call ')}
        <PhoneLink />
        {t(
          ' or write to {name}, {street}, {city}, {state} {zip}. Tell us which records you need and where to send them. We’ll verify your identity first, to protect your privacy.',
          { name, street, city, state, zip },
        )}
      </p>
      <p>
        {t(
          'We usually answer within 30 days, the limit set by federal privacy law (HIPAA). If we need more time, we’ll tell you why in writing.',
        )}
        <Cite id="records-access" />
      </p>
    </Section>
  );
}
