import { Cites } from '@/components/cite';
import { UrgentText } from '@/components/urgent/urgent-text';
import { screeningFindings } from 'shared/urgent-advice';
import type { Phrase } from './phrases';

/** What a phrase means, with its sources, and what to do if it can't wait. */
export const Explanation = ({
  phrase: { meaning, urgent, claims },
}: {
  phrase: Phrase;
}) => (
  <>
    {meaning}
    {urgent && (
      <>
        {' '}
        <span data-urgent-advice>
          <UrgentText>{screeningFindings[urgent]}</UrgentText>
        </span>
      </>
    )}
    <Cites ids={claims} />
  </>
);
