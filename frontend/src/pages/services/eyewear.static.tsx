import { details } from 'virtual:practice/details';
import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/eyewear.tsx?illustration';
import { eyewear } from '@/content/services';
import { ServiceSection } from './service-section';

export default function Eyewear() {
  return (
    <ServiceSection
      service={eyewear}
      tone="sand"
      illustration={illustration}
      facts={[
        ['Your prescription', 'On paper after the exam, yours to use anywhere'],
        ['Adjustments', 'Walk in any time we’re open, even if you bought your glasses elsewhere'],
      ]}
    >
      <p>
        Tell us what you look at most: a phone, two screens, sheet music, the road. We measure the
        distances and help you pick the right lenses.
      </p>
      <ul>
        <li>
          <strong>Single vision:</strong> one distance across the whole lens.
        </li>
        <li>
          <strong>Progressives:</strong> distance at the top, reading at the bottom, no line
          between. Most people get used to them in a week or two.
        </li>
        <li>
          <strong>Computer glasses:</strong> clear from the keyboard to across the room, but not for
          driving.
        </li>
      </ul>
      <p>
        If your frame is in good shape, we can put new lenses in it. By law, we give you your
        prescription even if you don’t ask.
        <Cite id="eyeglass-prescription-rule" /> So compare prices, and buy where you like.
      </p>
      {details.remake && (
        <>
          <h3>If your new glasses don’t feel right</h3>
          <p>
            Tell us within {details.remake.days} days of pickup. We’ll check the fit and the lenses.
            If the prescription is wrong, we’ll remake the lenses for free.
          </p>
        </>
      )}
    </ServiceSection>
  );
}
