import { Card } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { closures } from '@/content/closures?data';
import { languageNotes } from '@/content/languages';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './contact.module.css';

export function HolidayClosures() {
  if (closures.length === 0) return null;
  return (
    <>
      <h3>{t('Holiday closures')}</h3>
      <ul className={styles.closures}>
        {closures.map(({ date, day, reason }) => (
          <li key={date}>
            {t('Closed ')}
            <time dateTime={date}>{day}</time> ({reason})
          </li>
        ))}
      </ul>
    </>
  );
}

export function LanguagesCard() {
  if (languageNotes.length === 0) return null;
  return (
    <Card title={t('Languages and interpreters')}>
      {languageNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Card>
  );
}

/** generator/contact-card.ts writes both files. */
export function SaveNumber() {
  return (
    <Section
      title={t('Save our number')}
      illustration={
        <img
          src="/contact-qr.svg"
          width="200"
          height="200"
          alt={t('QR code that opens this page on your phone')}
          loading="lazy"
          data-print="yes"
        />
      }
    >
      <p>{t('Point your phone’s camera at the code to open this page there. Then tap to call.')}</p>
      {/* With a target, so that the browser opens it and not the router. */}
      <a href="/contact.vcf" target="_self">
        {t('Add us to your contacts')}
      </a>
    </Section>
  );
}

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
