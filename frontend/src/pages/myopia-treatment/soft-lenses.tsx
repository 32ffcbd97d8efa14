import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/soft-lens.tsx?illustration';
import { percentages } from '@/content/percentages';
import { offers, softLenses } from '@/content/treatments';
import { TreatmentSection } from './treatment-section';

export function SoftLenses() {
  return (
    <TreatmentSection
      treatment={softLenses}
      tone="paper"
      illustration={illustration}
      living={
        <>
          In before school, out before bed: about 10 hours a day, 6 days a week.
          <Cite id="soft-lenses-hours" /> We teach until your child can do it without you, since a
          lens that slips at school has to come out there.
        </>
      }
      known={
        <>
          In the three-year trial behind the approval the prescription rose{' '}
          {percentages['soft-lenses-slowing']} less than with ordinary lenses, and the eye grew
          about half as much.
          <Cite id="soft-lenses-slowing" /> After stopping, little or no catching up has been seen.
          <Cite id="treatments-stopping" />
        </>
      }
      approved={
        <>
          MiSight 1 day is FDA approved to slow myopia when a child starts at 8 to 12, from −0.75 to
          −4.00, with at most 0.75 of astigmatism.
          <Cite id="soft-lenses-label" /> For a child of 7 or 13, or a stronger prescription, it is
          off-label, and we say so before we fit it.
        </>
      }
      risk={
        <>
          {offers('overnight-lenses')
            ? 'The same infection, rarer:'
            : 'An infection of the cornea: rare,'}{' '}
          about 3 in 10,000 children a year, no more than in adults.
          <Cite id="soft-lenses-infection" /> A nap with them in, a swim, or a second day with the
          same pair raises it.
          <Cite id="contact-lens-sleep" /> Street lights may have a faint halo at first.
        </>
      }
    />
  );
}
