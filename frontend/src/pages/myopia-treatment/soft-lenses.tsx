import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/soft-lens.tsx?illustration';
import { percentages } from '@/content/percentages';
import { offers } from '@/content/offered-treatments';
import { softLenses } from '@/content/treatments';
import { TreatmentSection } from './treatment-section';

export function SoftLenses() {
  return (
    <TreatmentSection
      treatment={softLenses}
      tone="paper"
      illustration={illustration}
      living={
        <>
          They go in before school and come out before bed. Your child practices here until they can
          do it alone, even at school.
        </>
      }
      works={
        <>
          In the three-year trial behind the approval, prescriptions rose{' '}
          {percentages['soft-lenses-slowing']} less than with regular contacts. Eyes grew about half
          as much.
          <Cite id="soft-lenses-slowing" /> In a study by the lens maker, the benefit was still
          there a year after children stopped.
          <Cite id="soft-lenses-stopping" />
        </>
      }
      approved={
        <>
          MiSight 1 day is FDA approved to slow myopia in children who start at ages 8 to 12. The
          prescription has to be from −0.75 to −4.00, with 0.75 or less of astigmatism.
          <Cite id="soft-lenses-label" /> At other ages or strengths, it’s off-label. We’ll tell you
          before we fit it.
        </>
      }
      risk={
        <>
          {offers('overnight-lenses')
            ? 'The risk is the same infection, but it’s rarer:'
            : 'The main risk is an infection of the cornea. It’s rare:'}{' '}
          about 3 in 10,000 children a year. That’s no more than in adults.
          <Cite id="soft-lenses-infection" /> Sleeping in them raises the risk.
          <Cite id="contact-lens-sleep" /> So does water.
          <Cite id="contact-lens-water" /> Street lights may have a faint halo at first.
        </>
      }
    />
  );
}
