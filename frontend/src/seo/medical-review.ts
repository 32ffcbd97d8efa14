import { details } from 'practice/details';
import { doctorForMyopia, doctors, founder } from 'practice/doctors';
import { claimChecks } from '@/content/claim-checks?data';
import type { ClaimId } from '@/content/claims';
import { longDate } from '@/content/dates';
import type { Doctor } from '@/content/practice';
import { present } from '@/content/present';
import { isEnglish } from './languages';
import type { Page } from './page';

export interface MedicalReview {
  doctor: Doctor;
  /** ISO date. */
  date: string;
  /** As printed: November 21, 2026. */
  day: string;
  /**
   * The day, as printed, when the text last changed or a source was last
   * checked, if that was after the review: no doctor has read it since.
   */
  changed?: string;
}

/**
 * Which doctor reviewed a page's medical content, and when; undefined until one
 * has, and while no one has checked a claim that the page cites. Doctors review
 * the English text. For static sections only: it imports the doctors.
 */
export function medicalReview(
  { id, reviewed }: Page,
  cited: readonly ClaimId[],
): MedicalReview | undefined {
  const date = details.medicalReview;
  if (!isEnglish || reviewed === undefined || date === undefined)
    return undefined;
  const checks = present(cited.map((claim) => claimChecks[claim]));
  if (cited.length === 0 || checks.length < cited.length) return undefined;
  const newest = [reviewed, ...checks].sort().pop() ?? reviewed;
  const first = founder ?? doctors[0];
  const doctor = id.startsWith('myopia-') ? (doctorForMyopia ?? first) : first;
  return (
    doctor && {
      doctor,
      date,
      day: longDate(date),
      ...(newest > date && { changed: longDate(newest) }),
    }
  );
}
