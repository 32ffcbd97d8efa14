import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import type { ClaimId } from '@/content/claims';
import { t } from 'shared/t';
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
    name: t('Nearsighted'),
    term: t('Myopia'),
    text: t('A book looks sharp. The board looks blurry.'),
    signs: t('Squints, walks up to the TV, copies from a neighbor’s paper.'),
    help: t('Glasses or contacts, plus myopia control: treatment to slow the eye’s growth.'),
    claim: 'myopia-start',
  },
  {
    name: t('Farsighted'),
    term: t('Hyperopia'),
    text: t('The eye has to strain to see up close. It can do that for years with no blur.'),
    signs: t('Avoids books, rubs the eyes, gets headaches after school.'),
    help: t(
      'Glasses, if the eyes are straining. A little farsightedness is normal in small children.',
    ),
  },
  {
    name: t('Blurry near and far'),
    term: t('Astigmatism'),
    text: t('The front of the eye is shaped more like a football than a basketball.'),
    signs: t('Squints or tilts the head, near and far.'),
    help: t('Glasses, or contacts for teens.'),
  },
  {
    name: t('Lazy eye'),
    term: t('Amblyopia'),
    text: t(
      'The brain relies on one eye, so the other never learns to see well. Up to 3 in 100 children have it.',
    ),
    signs: t('Often nothing, because the good eye does the work.'),
    help: t('Glasses, then a patch or drops for the good eye. Early treatment works well.'),
    claim: 'amblyopia',
  },
  {
    name: t('Crossed or turned eye'),
    term: t('Strabismus'),
    text: t('The eyes point in different directions, all the time or when your child is tired.'),
    signs: t('One eye drifts in photos or closes in bright sun.'),
    help: t('Glasses or a patch. If your child needs surgery, we’ll send you to a surgeon.'),
  },
  {
    name: t('Eyes that don’t team up'),
    term: t('Convergence insufficiency'),
    text: t('The eyes don’t turn in together for close work, so print looks double or blurry.'),
    signs: t('Loses their place on the page, covers one eye, tires after five minutes of reading.'),
    help: t('Guided exercises over several weeks.'),
    claim: 'convergence-insufficiency',
  },
];

/** Each problem in plain words, with what a parent can notice and what helps. */
export function ProblemList() {
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
              [t('You may notice'), signs],
              [t('What helps'), help],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
