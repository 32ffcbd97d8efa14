import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/drops.tsx?illustration';
import { percentages } from '@/content/percentages';
import { atropine } from '@/content/treatments';
import { TreatmentSection } from './treatment-section';

export function AtropineDrops() {
  return (
    <TreatmentSection
      treatment={atropine}
      tone="mist"
      illustration={illustration}
      living="Half a minute at bedtime: head back, one drop behind each lower lid, eyes closed. Then the bottle goes high up, because swallowed atropine is poison to a small brother or sister. Glasses stay on all day."
      known={
        <>
          {percentages['atropine-slowing']} slower is what the strongest low dose reached in Hong
          Kong.
          <Cite id="atropine-slowing" /> The weakest, {percentages['atropine-us-trial']}, did no
          better than placebo in one US trial
          <Cite id="atropine-us-trial" /> and a little better in another.
          <Cite id="atropine-second-trial" /> So the dose is the question to ask.
        </>
      }
      approved={
        <>
          No low dose in the US. In October 2025 the FDA declined one that Europe had backed.
          <Cite id="atropine-compounded" /> All use is off-label. A compounding pharmacy mixes the
          drops for your child, and the FDA does not review such drops one by one.
        </>
      }
      risk={
        <>
          Glare, and print that blurs up close: more with stronger drops.
          <Cite id="atropine-side-effects" /> Sunglasses and a cap help, and if reading suffers we
          go down a step. Stopped too soon, stronger drops lose part of what they gained.
          <Cite id="treatments-strong-drops" />
        </>
      }
    />
  );
}
