import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/overnight-lens.tsx?illustration';
import { PageLink } from '@/components/links';
import { percentages } from '@/content/percentages';
import { overnightLenses } from '@/content/treatments';
import { TreatmentSection } from './treatment-section';

export function OvernightLenses() {
  return (
    <TreatmentSection
      treatment={overnightLenses}
      tone="sand"
      illustration={illustration}
      living="Plan on ten minutes before bed and ten in the morning. Use lens solution only, never tap water. You’ll do it for a 7-year-old. Many 10-year-olds do it themselves while you watch."
      works={
        <>
          In studies over two years, the eye grew {percentages['overnight-lenses-slowing']} more
          slowly.
          <Cite id="overnight-lenses-slowing" /> When children stopped, their eyes grew faster than
          in children who kept going. So we don’t stop too soon.
          <Cite id="overnight-lenses-stopping" />
        </>
      }
      approved={
        <>
          Since 2002 the FDA has approved overnight lenses to correct up to 6 diopters.
          <Cite id="overnight-lenses-label" /> For most of these lenses, using them to slow myopia
          is off-label.
        </>
      }
      risk={
        <>
          The main risk is an infection of the cornea. It’s rare, about 14 in 10,000 children a
          year, but it’s serious.
          <Cite id="overnight-lenses-infection" /> Water carries germs.
          <Cite id="contact-lens-water" /> See{' '}
          <PageLink to="eye-care-resources" hash="#urgent-red-eye">
            what to do about a painful red eye
          </PageLink>
          .
        </>
      }
    />
  );
}
