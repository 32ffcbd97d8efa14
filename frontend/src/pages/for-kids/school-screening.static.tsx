import { details } from 'practice/details';
import { Cite } from '@/components/cite';
import { BookingLink, PageLink, PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { joinWithAnd } from '@/content/in-words';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './for-kids.module.css';

const { childExam } = details.prices;
const { medicaid } = practice.insurers;

const steps = [
  {
    name: t('Read the note'),
    text: t(
      'It usually says which test your child didn’t pass, such as reading a chart across the room. It can’t say why.',
    ),
  },
  {
    name: t('Book an eye exam'),
    text: t('Try to come within the next few weeks. Don’t wait for next year’s screening.'),
  },
  {
    name: t('Bring the note'),
    text: t(
      'Bring any form the school wants back, your child’s glasses and your insurance cards, too.',
    ),
  },
  {
    name: t('Get an answer'),
    text: t(
      'The exam takes about an hour, drops included. We tell you what we found and fill out the form for school.',
    ),
  },
];

/** At the top, because many parents come here with a note from school. */
export function SchoolScreening() {
  return (
    <Section id="screening" title={t('Did your child fail a school vision screening?')}>
      <p>
        {t(
          'A screening is a quick check, not a diagnosis. The next step is an exam with an eye doctor.',
        )}
        <Cite id="screening-failed" />
      </p>
      <Steps steps={steps} />
      <p>
        {childExam && t('A child’s exam costs {childExam} without insurance. ', { childExam })}
        {medicaid.length > 0 && t('We take {plans}. ', { plans: joinWithAnd(medicaid) })}
        <PageLink to="new-patients" hash="#insurance">
          {t('See all the insurance we take')}
        </PageLink>
      </p>
      <div className={styles.actions}>
        <BookingLink>{t('Book an Exam')}</BookingLink>
        <PhoneLink className={styles.phone}>
          {t('Call {phone}', { phone: practice.phone.display })}
        </PhoneLink>
      </div>
      <h3>{t('What if my child passed?')}</h3>
      <p>
        {t(
          'A screening mostly checks whether a child can read a chart across the room. It says little about reading up close, how the two eyes work together, or eye health. A child can pass and still have a vision problem.',
        )}
        <Cite id="screening-limits" />
      </p>
    </Section>
  );
}
