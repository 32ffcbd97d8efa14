import { visionProblems } from '@/content/childhood-vision-problems';
import { Cite } from '@/sections/cite';
import { FactList } from '@/sections/fact-list';
import { Section } from '@/sections/section';
import { PageLink } from '@/ui/page-link';
import { prerendered } from '@/ui/prerendered';
import styles from './vision-problems.module.css';

const BlurredLetters = prerendered(async () => {
  const { BlurredLetters: picture } = await import('@/pictures/blurred-letters');
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
