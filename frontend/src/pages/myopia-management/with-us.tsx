import { myopiaDoctor } from 'practice/core';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { offers, offersContacts } from '@/content/offered-treatments';
import { followUps, treatments } from '@/content/treatments';
import styles from './myopia-management.module.css';

/** Myopia management from the first visit to the last, from a parent's view. */
const myopiaSteps = [
  {
    name: 'We measure',
    text: 'We check the prescription with drops that relax the eye, measure the eye’s length and map the cornea.',
  },
  {
    name: 'You decide at home',
    text: `You take home the numbers, ${treatments.length > 1 ? 'a list of treatments that fit your child' : 'our advice on treatment'} and the price of the first year. `,
  },
  {
    name: 'We teach you both',
    text: [
      offersContacts ? 'For contacts, you both practice here until it works.' : '',
      offers('atropine') ? 'For drops, we show you how to put them in.' : '',
      offers('myopia-glasses') ? 'For glasses, we check the fit.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  },
  {
    name: 'We check',
    text: `Your child comes in ${followUps}. We measure again and ask how it’s going at home.`,
  },
  {
    name: 'We change or stop',
    text: 'If the eye still grows too fast, we tell you and change the plan. Once it has stopped growing, we end the treatment and keep measuring.',
  },
];

export function WithUs() {
  return (
    <Section id="with-us" title="What to expect from treatment here">
      <Steps steps={myopiaSteps} />
      <figure className={styles.doctor}>
        <Illustration file={myopiaDoctor.portrait} alt="" />
        <figcaption>
          <PageLink to="myopia-doctor">{myopiaDoctor.name}</PageLink> is our myopia doctor.
        </figcaption>
      </figure>
      <PageLink to="myopia-visit">Get ready for your visit</PageLink>
    </Section>
  );
}
