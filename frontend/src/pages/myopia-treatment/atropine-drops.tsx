import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/drops.tsx?illustration';
import { UrgentText } from '@/components/urgent/urgent-text';
import { percentages } from '@/content/percentages';
import { atropine } from '@/content/treatments';
import { swallowedDrops } from 'shared/urgent-advice';
import { TreatmentSection } from './treatment-section';

export function AtropineDrops() {
  return (
    <TreatmentSection
      treatment={atropine}
      tone="mist"
      illustration={illustration}
      living={
        <>
          It takes half a minute at bedtime. Your child tips their head back, you put one drop
          inside each lower lid, and they close their eyes. Lock the bottle up: atropine is
          poisonous if swallowed.{' '}
          <span data-urgent-advice>
            <UrgentText>{swallowedDrops.now}</UrgentText>
          </span>
          <Cite id={swallowedDrops.claim} />
        </>
      }
      works={
        <>
          In Hong Kong, the strongest low dose slowed myopia {percentages['atropine-slowing']} in
          one year.
          <Cite id="atropine-slowing" /> The weakest dose, {percentages['atropine-us-trial']}, did
          no better than placebo in one US trial.
          <Cite id="atropine-us-trial" /> It did a little better in another trial.
          <Cite id="atropine-second-trial" /> So ask which dose your child would get.
        </>
      }
      approved={
        <>
          The FDA hasn’t approved any low dose to slow myopia, so this use is off-label.
          <Cite id="atropine-label" /> A compounding pharmacy mixes the drops for your child. The
          FDA doesn’t check drops like these.
          <Cite id="atropine-compounded" />
        </>
      }
      risk={
        <>
          Bright light can bother your child, and reading up close can be blurry. Stronger drops
          cause more of both.
          <Cite id="atropine-side-effects" /> Sunglasses and a cap help. If reading gets hard, we
          lower the dose. When children stop strong drops, myopia gets worse faster for a while.
          <Cite id="treatments-strong-drops" />
        </>
      }
    />
  );
}
