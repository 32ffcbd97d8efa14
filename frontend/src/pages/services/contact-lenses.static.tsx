import { details } from 'practice/details';
import { Cite } from '@/components/cite';
import { PhoneLink } from '@/components/links';
import { UrgentSigns } from '@/components/urgent/urgent-signs.static';
import { contactLenses } from '@/content/services';
import { t } from 'shared/t';
import { offers } from '@/content/offered-treatments';
import illustration from './illustrations/contact-lenses.tsx?illustration';
import { ServiceSection } from './service-section';

const { contactLensFitting } = details.prices;

const beforeBed = offers('overnight-lenses')
  ? t('Take them out before bed, unless we fitted them for overnight wear.')
  : t('Take them out before bed.');

export function ContactLenses() {
  return (
    <ServiceSection
      service={contactLenses}
      illustration={illustration}
      facts={[
        [t('Visits'), t('An exam, a fitting, and a check a week later')],
        [
          t('We also fit'),
          t('Contacts for astigmatism, for reading, and for unusually shaped corneas'),
        ],
        ...(contactLensFitting
          ? [
              [
                t('Price of a fitting'),
                t('{price} without insurance', { price: contactLensFitting }),
              ] as const,
            ]
          : []),
      ]}
    >
      <ol>
        <li>{t('We measure the curve of your eye and check your tears.')}</li>
        <li>
          {t(
            'You practice here with one of us until you can put both contacts in and take them out.',
          )}
        </li>
        <li>{t('You wear trial contacts at home and at work for a week.')}</li>
        <li>{t('We look at your eyes again. Then we write the prescription.')}</li>
      </ol>
      <p>
        {t('Sleeping in contacts makes an eye infection six to eight times as likely.')}
        <Cite id="contact-lens-sleep" />
        {t(
          ' {beforeBed} Keep water away from them, too. Take them out before you shower or swim.',
          { beforeBed },
        )}
        <Cite id="contact-lens-water" />
      </p>
      <UrgentSigns only={['red-eye']} explained />
      <h3>{t('Reorder contacts')}</h3>
      <p>
        {t('Call ')}
        <PhoneLink />
        {t(
          ' or stop by, and we’ll order your next boxes. Your prescription has to be valid. It’s good for at least a year, unless your doctor set an earlier date for the health of your eyes.',
        )}
        <Cite id="contact-lens-prescription" />
        {t(' If it’s expired, book an exam first.')}
      </p>
    </ServiceSection>
  );
}
