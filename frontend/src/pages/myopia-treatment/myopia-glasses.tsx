import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/myopia-glasses.tsx?illustration';
import { percentages } from '@/content/percentages';
import { myopiaGlasses } from '@/content/treatments';
import { TreatmentSection } from './treatment-section';

export function MyopiaGlasses() {
  return (
    <TreatmentSection
      treatment={myopiaGlasses}
      tone="sand"
      illustration={illustration}
      living={
        <>
          Your child puts them on in the morning and takes them off at bedtime. They worked best in
          children who wore them at least 12 hours every day.
          <Cite id="myopia-glasses-growth" /> If they break, call us. Regular glasses won’t slow
          myopia while you wait.
        </>
      }
      works={
        <>
          In the two-year study that the FDA reviewed, myopia got worse{' '}
          {percentages['glasses-authorized']} more slowly than with regular glasses. Eyes grew about
          half as much.
          <Cite id="glasses-authorized" /> A two-year trial in China found the same for growth.
          <Cite id="myopia-glasses-growth" /> The lens maker took part in both.
        </>
      }
      approved={
        <>
          In September 2025 the FDA authorized Essilor Stellest lenses to slow myopia in children
          who start at ages 6 to 12.
          <Cite id="glasses-authorized" /> The prescription has to be from −0.75 to −4.50, with 1.50
          or less of astigmatism.
          <Cite id="myopia-glasses-label" /> Anything else is off-label, and we’ll tell you before
          you order.
        </>
      }
      risk={
        <>
          Some children notice blur or a halo around lights. There were no serious side effects in
          the study.
          <Cite id="glasses-authorized" /> Nothing touches the eye, so there’s no risk of infection
          from a lens.
        </>
      }
    />
  );
}
