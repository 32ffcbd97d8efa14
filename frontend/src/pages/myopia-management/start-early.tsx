import { Cite } from '@/components/cite';
import { Statement, words } from '@/components/statement/statement';

/** The page's main takeaway, in large type. */
export function StartEarly() {
  return (
    <Statement heading="Why early treatment matters">
      <p className={words}>
        A child who’s nearsighted at 7 has more growing years ahead than one who becomes nearsighted
        at 11.
      </p>
      <p>
        In a study of 928 children in Singapore, the age when myopia started was the best predictor
        of high myopia.
        <Cite id="myopia-early-onset" /> Ask about treatment when your child gets a first pair of
        glasses. Sometimes the answer is to wait.
      </p>
    </Statement>
  );
}
