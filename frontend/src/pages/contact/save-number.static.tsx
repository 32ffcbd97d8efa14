import { Section } from '@/components/section';
import { t } from 'shared/t';

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
