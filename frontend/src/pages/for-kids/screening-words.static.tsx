import { DescriptionList } from '@/components/description-list';
import { Fold } from '@/components/fold';
import { t } from 'shared/t';
import { Explanation } from '@/features/tools/screening-decoder/explanation';
import { phrases } from '@/features/tools/screening-decoder/phrases';

export function ScreeningWords() {
  return (
    <Fold summary={t('All the words we know')} always>
      <DescriptionList
        items={phrases.map((phrase) => [
          phrase.words[0],
          <Explanation key={phrase.words[0]} phrase={phrase} />,
        ])}
      />
    </Fold>
  );
}
