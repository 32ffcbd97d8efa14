import { myopiaDoctor } from 'virtual:practice';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { followUps, offers, treatments } from '@/content/treatments';
import styles from './myopia-management.module.css';

/** From the first visit to the last, as a parent lives it. */
const myopiaSteps = [
  {
    name: 'We measure',
    text: 'The prescription with drops that relax the eye, the length of the eye, and a map of the cornea. Bring old prescriptions: they show how fast it went.',
  },
  {
    name: 'You choose, at home',
    text: `You leave with the numbers, ${treatments.length > 1 ? 'the treatments that fit your child' : 'our advice on treatment'}, and the price of the first year. Nobody has to decide in the chair.`,
  },
  {
    name: 'We teach',
    text: [
      offers('overnight-lenses') || offers('soft-lenses')
        ? 'Your child puts lenses in and takes them out here until it works, and so do you.'
        : '',
      offers('atropine') ? 'For drops we show you how to hold the bottle.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  },
  {
    name: 'We check',
    text: `Visits ${followUps}: the length of the eye, the health of the cornea, and how it goes at home.`,
  },
  {
    name: 'We change, or stop',
    text: 'If the eye still grows too fast, we say so and change the plan. Once it has stopped growing, we end the treatment and go on measuring.',
  },
];

export function WithUs() {
  return (
    <Section id="with-us" title="How it goes with us">
      <Steps steps={myopiaSteps} />
      <figure className={styles.doctor}>
        <Illustration file={myopiaDoctor.portrait} alt="" />
        <figcaption>
          <PageLink to="myopia-doctor">{myopiaDoctor.name}</PageLink> sees children with myopia
          here.
        </figcaption>
      </figure>
    </Section>
  );
}
