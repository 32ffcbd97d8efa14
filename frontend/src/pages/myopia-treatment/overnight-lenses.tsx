import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/overnight-lens.tsx?illustration';
import { PageLink } from '@/components/page-link';
import { percentages } from '@/content/percentages';
import { overnightLenses } from '@/content/treatments';
import { TreatmentSection } from './treatment-section';

export function OvernightLenses() {
  return (
    <TreatmentSection
      treatment={overnightLenses}
      tone="sand"
      illustration={illustration}
      living="Ten minutes at the sink before bed, and ten in the morning. You do it for a 7-year-old; many 10-year-olds do it alone, with you in the doorway. Sleepovers need packing, camp needs a grown-up who knows."
      known={
        <>
          In studies over two years the eye grew {percentages['overnight-lenses-slowing']} more
          slowly.
          <Cite id="overnight-lenses-slowing" /> When children stopped, their eyes grew faster than
          those of children who went on, so we stop late.
          <Cite id="overnight-lenses-stopping" />
        </>
      }
      approved={
        <>
          Since 2002 the FDA has approved such lenses to correct up to 6 diopters overnight.
          <Cite id="overnight-lenses-label" /> Slowing myopia is not part of it, so that use is
          off-label. One maker says its lens Abiliti was approved to manage myopia.
          <Cite id="overnight-lenses-second-label" /> In 2025 the FDA still named a soft lens as the
          only one approved to slow it.
          <Cite id="glasses-authorized" />
        </>
      }
      risk={
        <>
          An infection of the cornea: rare, about 14 in 10,000 children a year, and serious when it
          comes.
          <Cite id="overnight-lenses-infection" /> Tap water is how germs get in.
          <Cite id="contact-lens-water" /> Know{' '}
          <PageLink to="eye-care-resources" hash="#urgent-red-eye">
            what to do about a painful red eye
          </PageLink>
          .
        </>
      }
    />
  );
}
