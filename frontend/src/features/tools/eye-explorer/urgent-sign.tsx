import { PageLink } from '@/components/links';
import { urgentAnswers } from '@/content/urgent-questions';
import { urgentLevels, type UrgentSignId, urgentSigns } from 'shared/urgent-advice';

/** A sign that can't wait, how urgent it is, and a link to what to do. */
export function UrgentSign({ id }: { id: UrgentSignId }) {
  const sign = urgentSigns.find((one) => one.id === id);
  const level = urgentLevels.find((one) => one.id === sign?.level);
  const answer = urgentAnswers.find(({ signs }) => signs.includes(id));
  return (
    <>
      <p data-urgent-advice>
        <strong>{level?.title}:</strong> {sign?.sign}.
      </p>
      {answer && <PageLink to={`urgent-${answer.id}`}>What to do about this sign</PageLink>}
    </>
  );
}
