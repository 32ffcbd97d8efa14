import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { firstVisit } from './first-visit-content';

export default function FirstVisit() {
  return (
    <Section title="The first visit: 75 minutes">
      <Steps steps={firstVisit} />
      <p>
        Bring sunglasses for the way home: the drops widen the pupils for some hours.
        <Cite id="dilation-blur-hours" /> After that she sees your child every 3 to 6 months, half
        an hour each time.
      </p>
    </Section>
  );
}
