import type { MedicalCondition } from 'schema-dts';
import type { Condition } from '@/content/myopia';
import { conditionId } from './ids';

/** A condition, with the text of its card on the eye care page. */
export function medicalCondition(condition: Condition): MedicalCondition {
  const { id, name, alias, summary, signs, risks, care } = condition;
  return {
    '@type': 'MedicalCondition',
    '@id': conditionId(id),
    url: conditionId(id),
    name,
    ...(alias && { alternateName: alias }),
    description: summary,
    signOrSymptom: signs.map((sign) => ({ '@type': 'MedicalSignOrSymptom', name: sign })),
    riskFactor: risks.map((risk) => ({ '@type': 'MedicalRiskFactor', name: risk })),
    possibleTreatment: care.map((step) => ({ '@type': 'MedicalTherapy', name: step })),
  };
}
