import { details } from 'virtual:practice/details';
import { Cite } from '@/components/cite';
import { PhoneLink } from '@/components/links';
import UrgentSigns from '@/components/urgent/urgent-signs.static';
import { contactLenses } from '@/content/services';
import { offers } from '@/content/treatments';
import illustration from './illustrations/contact-lenses.tsx?illustration';
import { ServiceSection } from './service-section';

const { contactLensFitting } = details.prices;

const beforeBed = offers('overnight-lenses')
  ? 'Take them out before bed, unless we fitted them for overnight wear.'
  : 'Take them out before bed.';

export default function ContactLenses() {
  return (
    <ServiceSection
      service={contactLenses}
      illustration={illustration}
      facts={[
        ['Visits', 'An exam, a fitting, and a check a week later'],
        ['We also fit', 'Contacts for astigmatism, for reading, and for unusually shaped corneas'],
        ...(contactLensFitting
          ? [['Price of a fitting', `${contactLensFitting} without insurance`] as const]
          : []),
      ]}
    >
      <ol>
        <li>We measure the curve of your eye and check your tears.</li>
        <li>
          You practice here with one of us until you can put both contacts in and take them out.
        </li>
        <li>You wear trial contacts at home and at work for a week.</li>
        <li>We look at your eyes again. Then we write the prescription.</li>
      </ol>
      <p>
        Sleeping in contacts makes an eye infection six to eight times as likely.
        <Cite id="contact-lens-sleep" /> {beforeBed} Keep water away from them, too. Take them out
        before you shower or swim.
        <Cite id="contact-lens-water" />
      </p>
      <UrgentSigns only={['red-eye']} explained />
      <h3>Reorder contacts</h3>
      <p>
        Call <PhoneLink /> or stop by, and we’ll order your next boxes. Your prescription has to be
        valid. It’s good for at least a year, unless your doctor set an earlier date for the health
        of your eyes.
        <Cite id="contact-lens-prescription" /> If it’s expired, book an exam first.
      </p>
    </ServiceSection>
  );
}
