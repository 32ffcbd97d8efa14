import { details } from 'virtual:practice/details';
import { Cite } from '@/components/cite';
import { BookingLink, PageLink, PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { joinWithAnd } from '@/content/in-words';
import { practice } from '@/content/practice';
import styles from './for-kids.module.css';

const { childExam } = details.prices;
const { medicaid } = practice.insurers;

const steps = [
  {
    name: 'Read the note',
    text: 'It usually says which test your child didn’t pass, such as reading a chart across the room. It can’t say why.',
  },
  {
    name: 'Book an eye exam',
    text: 'Try to come within the next few weeks. Don’t wait for next year’s screening.',
  },
  {
    name: 'Bring the note',
    text: 'Bring any form the school wants back, your child’s glasses and your insurance cards, too.',
  },
  {
    name: 'Get an answer',
    text: 'The exam takes about an hour, drops included. We tell you what we found and fill out the form for school.',
  },
];

/** At the top, because many parents come here with a note from school. */
export default function SchoolScreening() {
  return (
    <Section id="screening" title="Did your child fail a school vision screening?">
      <p>
        A screening is a quick check, not a diagnosis. The next step is an exam with an eye doctor.
        <Cite id="screening-failed" />
      </p>
      <Steps steps={steps} />
      <p>
        {childExam && `A child’s exam costs ${childExam} without insurance. `}
        {medicaid.length > 0 && `We take ${joinWithAnd(medicaid)}. `}
        <PageLink to="new-patients" hash="#insurance">
          See all the insurance we take
        </PageLink>
      </p>
      <div className={styles.actions}>
        <BookingLink>Book an Exam</BookingLink>
        <PhoneLink className={styles.phone}>Call {practice.phone.display}</PhoneLink>
      </div>
      <h3>What if my child passed?</h3>
      <p>
        A screening mostly checks whether a child can read a chart across the room. It says little
        about reading up close, how the two eyes work together, or eye health. A child can pass and
        still have a vision problem.
        <Cite id="screening-limits" />
      </p>
    </Section>
  );
}
