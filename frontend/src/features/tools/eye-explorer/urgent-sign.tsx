import { PageLink } from '@/components/links';
import { urgentLevels, type UrgentSignId, urgentSigns } from 'shared/urgent-advice';

/** A sign that can't wait, how urgent it is, and a link to what to do. */
export function UrgentSign({ id }: { id: UrgentSignId }) {
  const sign = urgentSigns.find((one) => one.id === id);
  const level = urgentLevels.find((one) => one.id === sign?.level);
  return (
    <>
      <p data-urgent-advice>
        <strong>{level?.title}:</strong> {sign?.sign}.
      </p>
      <PageLink to="eye-care-resources" hash={`#urgent-${id}`}>
        What to do about this sign
      </PageLink>
    </>
  );
}
