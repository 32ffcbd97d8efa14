import { myopiaDoctor } from 'practice/core';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { followUps } from '@/content/treatments';

const { shortName } = myopiaDoctor;

/** A first visit with the myopia doctor: 75 minutes. */
export const firstVisit = [
  {
    name: 'Check-in',
    time: '10 minutes',
    text: 'We copy your child’s old prescriptions and ask about eye problems in the family.',
  },
  {
    name: 'Measuring',
    time: '20 minutes',
    text: 'We measure the length of the eye, the shape of the cornea and the pupils. Nothing touches the eye.',
  },
  {
    name: 'Eye drops',
    time: '25 minutes',
    text: 'The drops relax the focus, so the prescription is right. They sting for a moment. Things up close can look blurry until the next day.',
  },
  {
    name: 'Talking it over',
    time: '20 minutes',
    text: `${shortName} shows you where your child is on the growth chart and suggests what to do. Your child gets a say, too.`,
  },
] as const;

export function FirstVisit() {
  return (
    <Section title="The first myopia visit: 75 minutes">
      <Steps steps={firstVisit} />
      <p>
        Bring sunglasses for the way home. Pupils can stay wide until the next day, sometimes
        longer.
        <Cite id="cycloplegia-recovery" /> After the first visit, {shortName} sees your child{' '}
        {followUps}, for half an hour.
      </p>
    </Section>
  );
}
