import { Cite } from '@/components/cite';
import UrgentSigns from '@/components/urgent/urgent-signs.static';
import { contactLenses } from '@/content/services';
import { offers } from '@/content/treatments';
import illustration from './illustrations/contact-lenses.tsx?illustration';
import { ServiceSection } from './service-section';

const untilNight = offers('overnight-lenses')
  ? 'So take them out, unless we have fitted them for the night.'
  : 'So take them out before you sleep.';

export default function ContactLenses() {
  return (
    <ServiceSection
      service={contactLenses}
      illustration={illustration}
      facts={[
        ['Visits', 'An exam, a fitting, and a check a week later'],
        ['Also fitted', 'Lenses for astigmatism, for reading age, and for corneas of an odd shape'],
      ]}
    >
      <ol>
        <li>We measure the curve of your eye and look at your tears.</li>
        <li>You practice here, with one of us beside you, until both lenses go in and out.</li>
        <li>You wear trial lenses at home and at work for a week.</li>
        <li>We look at your eyes again. Only then do we write the prescription.</li>
      </ol>
      <p>
        Sleeping in lenses raises the risk of an infection six- to eightfold.
        <Cite id="contact-lens-sleep" /> {untilNight} And keep water away from them: out before the
        shower and the pool.
        <Cite id="contact-lens-water" />
      </p>
      <UrgentSigns only={['red-eye']} explained />
    </ServiceSection>
  );
}
