import { details } from 'practice/details';
import { doctorForMyopia, founder } from 'practice/doctors';
import { longDate } from '@/content/dates';
import type { Doctor } from '@/content/practice';
import { isEnglish } from './languages';
import type { Page } from './page';

interface MedicalReview {
  doctor: Doctor;
  /** ISO date. */
  date: string;
  /** As printed: November 21, 2026. */
  day: string;
}

/**
 * Which doctor reviewed a page's medical content, and when; undefined until one has. Doctors review the English text.
 * For static sections only: it imports the doctors.
 */
export function medicalReview({ id, reviewed }: Page): MedicalReview | undefined {
  const date = details.medicalReview;
  if (!isEnglish) return undefined;
  if (reviewed === undefined || date === undefined || date < reviewed) return undefined;
  return {
    doctor: id.startsWith('myopia-') ? doctorForMyopia : founder,
    date,
    day: longDate(date),
  };
}
