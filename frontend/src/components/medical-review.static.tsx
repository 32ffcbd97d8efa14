import { medicalReview } from '@/seo/medical-review';
import type { Page } from '@/seo/page';

/** The doctor who reviewed the page's medical statements, and the date. */
export default function MedicalReview({ page }: { page: Page }) {
  const review = medicalReview(page);
  if (!review) return null;
  const { doctor, date, day } = review;
  return (
    <p data-shared>
      Medically reviewed by {doctor.name}, {doctor.credentials}, on{' '}
      <time dateTime={date}>{day}</time>.
    </p>
  );
}
