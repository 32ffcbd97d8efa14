import { myopiaDoctor } from 'virtual:practice';
import { myopiaSteps } from '@/content/myopia/steps';
import { Section } from '@/sections/section';
import { Steps } from '@/sections/steps';
import { Drawing } from '@/ui/drawing';
import { PageLink } from '@/ui/page-link';
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
