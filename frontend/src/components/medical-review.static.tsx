import { t } from 'shared/t';
import { medicalReview } from '@/seo/medical-review';
import type { Page } from '@/seo/page';

/** The doctor who reviewed the page's medical statements, and the date. */
export function MedicalReview({ page }: { page: Page }) {
  const review = medicalReview(page);
  if (!review) return null;
  const { doctor, date, day } = review;
  return (
    <p data-shared>
      {t('Medically reviewed by {name}, {credentials}, on', {
        name: doctor.name,
        credentials: doctor.credentials,
      })}{' '}
      <time dateTime={date}>{day}</time>.
    </p>
  );
}
