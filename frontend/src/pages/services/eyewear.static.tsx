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
        ['Adjusting', 'Without an appointment, also when the glasses are from elsewhere'],
      ]}
    >
      <p>
        Tell us where you look: at a phone in your lap, at two screens, at sheet music, at the road
        on a rainy night. We measure those distances and choose the lens after them.
      </p>
      <ul>
        <li>
          <strong>Single vision:</strong> one distance, the whole lens.
        </li>
        <li>
          <strong>Progressive:</strong> far at the top, print at the bottom, no line between. Most
          people need a week or two to get used to it.
        </li>
        <li>
          <strong>Desk lenses:</strong> wide and sharp from the keyboard to the far wall, and not
          for driving.
        </li>
      </ul>
      <p>
        If your frame is sound, we put new lenses into it. The law has us hand over your
        prescription unasked,
        <Cite id="eyeglass-prescription-rule" /> so you can compare prices and come back, or not.
      </p>
    </ServiceSection>
  );
}
