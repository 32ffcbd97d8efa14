import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import BlurredLetters from '@/components/illustrations/blurred-letters.static';
import type { ClaimId } from '@/content/claims';
import styles from './for-kids.module.css';

interface VisionProblem {
  name: string;
  /** The word on the report. */
  term: string;
  text: string;
  /** What a parent may see. */
  signs: string;
  help: string;
  claim?: ClaimId;
}

const visionProblems: readonly VisionProblem[] = [
  {
    name: 'Nearsighted',
    term: 'Myopia',
    text: 'The book is sharp, the board is not.',
    signs: 'Squints, walks up to the TV, copies from a neighbor.',
    help: 'Glasses or lenses, and treatment that slows the growth of the eye.',
    claim: 'myopia-start',
  },
  {
    name: 'Farsighted',
    term: 'Hyperopia',
    text: 'The eye strains to see near, and can do so for years without a blur.',
    signs: 'Avoids books, rubs the eyes, has headaches after school.',
    help: 'A little is normal in small children. When it strains, glasses.',
  },
  {
    name: 'Blurred in one direction',
    term: 'Astigmatism',
    text: 'The cornea is shaped more like a football than a basketball.',
    signs: 'Squints or tilts the head, far and near.',
    help: 'Glasses, or lenses for teenagers.',
  },
  {
    name: 'Lazy eye',
    term: 'Amblyopia',
    text: 'The brain relies on one eye, and the other does not learn to see. Up to 3 children in 100 have it.',
    signs: 'Often none, since the good eye does the work.',
    help: 'Glasses, then a patch or drops for the good eye. Early works well.',
    claim: 'amblyopia',
  },
  {
    name: 'Turned eye',
    term: 'Strabismus',
    text: 'The eyes look in two directions, always or when the child is tired.',
    signs: 'One eye drifts in photos, or is shut in bright sun.',
    help: 'Glasses or a patch. If it takes surgery, we know whom to send you to.',
  },
  {
    name: 'Eyes that do not team up',
    term: 'Convergence insufficiency',
    text: 'The eyes do not turn in together for near things, and print doubles or swims.',
    signs: 'Loses the line, covers one eye, reads well for five minutes only.',
    help: 'Guided exercises, over some weeks.',
    claim: 'convergence-insufficiency',
  },
];

export function VisionProblems() {
  return (
    <Section id="problems" title="What we find in children">
      <BlurredLetters className={styles.letters} />
      <ul className={styles.problems}>
        {visionProblems.map(({ name, term, text, signs, help, claim }) => (
          <li key={term} className={styles.problem}>
            <h3>{name}</h3>
            <p className={styles.term}>{term}</p>
            <p>
              {text}
              {claim && <Cite id={claim} />}
            </p>
            <DescriptionList
              items={[
                ['You may notice', signs],
                ['What helps', help],
              ]}
            />
          </li>
        ))}
      </ul>
      <PageLink to="myopia-management" className={styles.visionProblemsMore}>
        More on nearsightedness and how to slow it
      </PageLink>
    </Section>
  );
}
