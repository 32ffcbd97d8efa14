import type { MedicalTherapy } from 'schema-dts';
import type { Treatment } from '@/content/treatments';
import { therapyId } from './ids';

/** A myopia treatment, with the text of the pages that explain it. */
export function medicalTherapy({
  id,
  name,
  medicalName,
  what,
  routine,
  visits,
}: Treatment): MedicalTherapy & { '@id': string } {
  return {
    '@type': 'MedicalTherapy',
    '@id': therapyId(id),
    url: therapyId(id),
    name,
    alternateName: medicalName,
    description: what,
    howPerformed: routine,
    followup: visits,
  };
}
