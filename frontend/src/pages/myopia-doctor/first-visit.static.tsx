import { myopiaDoctor } from 'virtual:practice';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';

const { shortName } = myopiaDoctor;

/** A first visit with the myopia doctor: 75 minutes. */
export const firstVisit = [
  {
    name: 'At the desk',
    time: '10 minutes',
    text: 'We copy the old prescriptions you bring and ask about eyes in the family. Your child may keep the book.',
  },
  {
    name: 'Measuring',
    time: '20 minutes',
    text: 'Length of the eye, shape of the cornea, pupils. Nothing touches the eye.',
  },
  {
    name: 'Drops and a wait',
    time: '25 minutes',
    text: 'Drops relax the focus, so that the prescription comes out true. They sting for a moment, and print blurs for some hours.',
  },
  {
    name: 'The talk',
    time: '20 minutes',
    text: `${shortName} draws the growth chart with your child’s dot on it, suggests what to do, and asks your child what would be bearable.`,
  },
] as const;

export default function FirstVisit() {
  return (
    <Section title="The first visit: 75 minutes">
      <Steps steps={firstVisit} />
      <p>
        Bring sunglasses for the way home: the drops widen the pupils for some hours.
        <Cite id="dilation-blur-hours" /> After that {shortName} sees your child every 3 to 6
        months, half an hour each time.
      </p>
    </Section>
  );
}
