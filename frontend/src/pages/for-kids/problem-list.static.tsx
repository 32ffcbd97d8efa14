import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import type { ClaimId } from '@/content/claims';
import styles from './for-kids.module.css';

interface VisionProblem {
  name: string;
  /** The term on the report. */
  term: string;
  text: string;
  /** What a parent can notice. */
  signs: string;
  help: string;
  claim?: ClaimId;
}

const visionProblems: readonly VisionProblem[] = [
  {
    name: 'Nearsighted',
    term: 'Myopia',
    text: 'A book looks sharp. The board looks blurry.',
    signs: 'Squints, walks up to the TV, copies from a neighbor’s paper.',
    help: 'Glasses or contacts, plus myopia control: treatment to slow the eye’s growth.',
    claim: 'myopia-start',
  },
  {
    name: 'Farsighted',
    term: 'Hyperopia',
    text: 'The eye has to strain to see up close. It can do that for years with no blur.',
    signs: 'Avoids books, rubs the eyes, gets headaches after school.',
    help: 'Glasses, if the eyes are straining. A little farsightedness is normal in small children.',
  },
  {
    name: 'Blurry near and far',
    term: 'Astigmatism',
    text: 'The front of the eye is shaped more like a football than a basketball.',
    signs: 'Squints or tilts the head, near and far.',
    help: 'Glasses, or contacts for teens.',
  },
  {
    name: 'Lazy eye',
    term: 'Amblyopia',
    text: 'The brain relies on one eye, so the other never learns to see well. Up to 3 in 100 children have it.',
    signs: 'Often nothing, because the good eye does the work.',
    help: 'Glasses, then a patch or drops for the good eye. Early treatment works well.',
    claim: 'amblyopia',
  },
  {
    name: 'Crossed or turned eye',
    term: 'Strabismus',
    text: 'The eyes point in different directions, all the time or when your child is tired.',
    signs: 'One eye drifts in photos or closes in bright sun.',
    help: 'Glasses or a patch. If your child needs surgery, we’ll send you to a surgeon.',
  },
  {
    name: 'Eyes that don’t team up',
    term: 'Convergence insufficiency',
    text: 'The eyes don’t turn in together for close work, so print looks double or blurry.',
    signs: 'Loses their place on the page, covers one eye, tires after five minutes of reading.',
    help: 'Guided exercises over several weeks.',
    claim: 'convergence-insufficiency',
  },
];

/** Each problem in plain words, with what a parent can notice and what helps. */
export default function ProblemList() {
  return (
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
  );
}
