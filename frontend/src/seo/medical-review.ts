import { details } from 'practice/details';
import { doctorForMyopia, doctors, founder } from 'practice/doctors';
import { claimChecks } from '@/content/claim-checks?data';
import type { ClaimId } from '@/content/claims';
import { longDate } from '@/content/dates';
import type { Doctor } from '@/content/practice';
import { isEnglish } from './languages';
import type { Page } from './page';

export interface MedicalReview {
  doctor: Doctor;
  /** ISO date. */
  date: string;
  /** As printed: November 21, 2026. */
  day: string;
}

/**
 * Which doctor reviewed a page's medical content, and when; undefined until one
 * has. A review counts only if every claim that the page cites had been checked
 * by then. Doctors review the English text. For static sections only: it
 * imports the doctors.
 */
export function medicalReview(
  { id, reviewed }: Page,
  cited: readonly ClaimId[],
): MedicalReview | undefined {
  const date = details.medicalReview;
  if (!isEnglish) return undefined;
  if (reviewed === undefined || date === undefined || date < reviewed)
    return undefined;
  const wasChecked = (claim: ClaimId) => {
    const checked = claimChecks[claim];
    return checked !== undefined && checked <= date;
  };
  if (cited.length === 0 || !cited.every(wasChecked)) return undefined;
  const doctor = id.startsWith('myopia-')
    ? doctorForMyopia
    : (founder ?? doctors[0]);
  return doctor && { doctor, date, day: longDate(date) };
}
