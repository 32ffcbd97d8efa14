import { letter } from 'practice/letter';
import { Statement, words } from '@/components/statement/statement';
import { TwoSlips } from '@/components/two-slips/two-slips';
import { t } from 'shared/t';

/** What sets a visit apart, in one look. */
export function PlainWords() {
  if (!letter?.slips) return null;
  return (
    <Statement>
      <h2 className={words}>{t('You’ll understand what we found')}</h2>
      <TwoSlips slips={letter.slips} large />
    </Statement>
  );
}
