import { Cite } from '@/components/cite';
import { FactList } from '@/components/description-list';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { prerendered } from '@/components/without-hydration';
import { visionProblems } from './vision-problems-content';
import styles from './vision-problems.module.css';

const BlurredLetters = prerendered(async () => {
  const { BlurredLetters: picture } = await import('@/components/illustrations/blurred-letters');
  return { default: picture };
});

export function VisionProblems() {
  return (
    <Section id="problems" title="What we find in children">
      <BlurredLetters className={styles.letters} />
      <ul className={styles.problems}>
        {visionProblems.map(({ name, term, words, signs, help, claim }) => (
          <li key={term} className={styles.problem}>
            <h3>{name}</h3>
            <p className={styles.term}>{term}</p>
            <p>
              {words}
              {claim && <Cite id={claim} />}
            </p>
            <FactList
              facts={[
                ['You may notice', signs],
                ['What helps', help],
              ]}
            />
          </li>
        ))}
      </ul>
      <PageLink to="myopia-management" className={styles.more}>
        More on nearsightedness and how to slow it
      </PageLink>
    </Section>
  );
}
