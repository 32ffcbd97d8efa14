import { myopiaDoctor } from 'virtual:practice';
import { Drawing } from '@/components/illustration';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { myopiaSteps } from './with-us-content';
import styles from './with-us.module.css';

export function WithUs() {
  return (
    <Section id="with-us" title="How it goes with us">
      <Steps steps={myopiaSteps} />
      <figure className={styles.doctor}>
        <Drawing file={myopiaDoctor.portrait} alt="" />
        <figcaption>
          <PageLink to="myopia-doctor">{myopiaDoctor.name}</PageLink> sees children with myopia
          here.
        </figcaption>
      </figure>
    </Section>
  );
}
