import { CheckList } from '@/components/check-list';
import { Cite } from '@/components/cite';
import { BlurredLetters } from '@/components/illustrations/blurred-letters';
import { Section } from '@/components/section';
import { myopiaSigns } from './signs';
import styles from './myopia-management.module.css';

export function WarningSigns() {
  return (
    <Section
      id="signs"
      title="Signs you can see from the sofa"
      illustration={
        <figure className={styles.board}>
          <BlurredLetters />
          <figcaption>
            The same board: left from the last row without glasses, right with them.
          </figcaption>
        </figure>
      }
    >
      <p>
        Children rarely complain: they think the world is blurry for everyone. One of these is
        enough to come in.
        <Cite id="myopia-signs" />
      </p>
      <CheckList items={myopiaSigns} />
      <p>
        Look sooner when you are nearsighted yourself: one nearsighted parent raises a child’s odds,
        two raise them further.
        <Cite id="myopia-parents" /> And a passed screening at school does not rule it out.
        <Cite id="screening-limits" />
      </p>
    </Section>
  );
}
