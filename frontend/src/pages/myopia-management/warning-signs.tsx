import { CheckList } from '@/components/check-list';
import { Cite } from '@/components/cite';
import { BlurredLetters } from '@/components/illustrations/blurred-letters';
import { Section } from '@/components/section';
import { myopiaSigns } from './myopia-signs';
import styles from './myopia-management.module.css';

export function WarningSigns() {
  return (
    <Section
      id="signs"
      title="Signs of nearsightedness in children"
      illustration={
        <figure className={`${styles.box} ${styles.board}`}>
          <BlurredLetters />
          <figcaption>
            From the back row: without glasses on the left, with glasses on the right.
          </figcaption>
        </figure>
      }
    >
      <p>
        Kids rarely complain. They think everyone sees that way. If you notice even one of these,
        bring your child in.
        <Cite id="myopia-signs" />
      </p>
      <CheckList items={myopiaSigns} />
      <p>
        If you’re nearsighted yourself, bring your child in sooner. One nearsighted parent raises a
        child’s odds, and two raise them more.
        <Cite id="myopia-parents" /> Passing a school screening doesn’t rule it out.
        <Cite id="screening-limits" />
      </p>
    </Section>
  );
}
