import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/eye-health.tsx?illustration';
import { PageLink } from '@/components/links';
import { practice } from '@/content/practice';
import { glaucoma } from '@/content/services';
import { t } from 'shared/t';
import { ServiceSection } from './service-section';

const medicare = [
  'Medicare',
  <>
    {t('Part B covers a yearly screening if you’re at high risk')}
    <Cite id="medicare-glaucoma-screening" />
  </>,
] as const;

export function Glaucoma() {
  return (
    <ServiceSection
      service={glaucoma}
      illustration={illustration}
      facts={[
        [
          t('Tell us about'),
          t('A parent, brother or sister with glaucoma, and any steroid drops or pills'),
        ],
        ...(practice.insurers.medicare ? [medicare] : []),
      ]}
    >
      <p>
        {t('Half of the people who have it don’t know.')}
        <Cite id="glaucoma-silent" />
        {t(
          ' Your brain fills in the gaps, so you don’t notice them until they’re large. Your risk is higher if you’re over 60, if you’re Black and over 40, or if glaucoma runs in your family.',
        )}
        <Cite id="glaucoma-risk" />
      </p>
      <p>
        {t(
          'One test alone can mislead, so we use three: your eye pressure, a scan of the optic nerve, and a map of your side vision. If they point to glaucoma, we start treatment here, usually with eye drops. We see you several times a year after that.',
        )}
      </p>
      <p>
        {t(
          'If you need laser treatment or surgery, we send you to a surgeon with your scans. Afterward, the surgeon sends us a report, and you come back to us.',
        )}
      </p>
      <PageLink to="eye-care-resources" hash="#glaucoma">
        {t('More about glaucoma')}
      </PageLink>
    </ServiceSection>
  );
}
