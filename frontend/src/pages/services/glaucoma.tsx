import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/eye-health.tsx?illustration';
import { PageLink } from '@/components/page-link';
import { practice } from '@/content/practice';
import { glaucoma } from '@/content/services';
import { ServiceSection } from './service-section';

const medicare = [
  'Medicare',
  <>
    Part B covers a yearly screening at high risk
    <Cite id="medicare-glaucoma-screening" />
  </>,
] as const;

export function Glaucoma() {
  return (
    <ServiceSection
      service={glaucoma}
      illustration={illustration}
      facts={[
        ['Tell us about', 'A parent, brother or sister with glaucoma; steroid drops or pills'],
        ...(practice.insurers.medicare ? [medicare] : []),
      ]}
    >
      <p>
        Half of the people who have it do not know.
        <Cite id="glaucoma-silent" /> Your brain fills the gaps from the other eye, until they are
        too large to fill. Your risk is higher over 60, over 40 if you are Black, and with glaucoma
        in the family.
        <Cite id="glaucoma-risk" />
      </p>
      <p>
        We put three things together, since one alone can mislead: the pressure in the eye, a scan
        of the optic nerve, and a map of what you see at the side. If they point to glaucoma, we
        start treatment here, usually with drops, and see you several times a year. For laser or
        surgery we send you to a surgeon, with your scans, and get you back with the report.
      </p>
      <PageLink to="eye-care-resources" hash="#glaucoma">
        Glaucoma in plain words
      </PageLink>
    </ServiceSection>
  );
}
