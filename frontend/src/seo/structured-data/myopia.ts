import type { MedicalCondition } from 'schema-dts';
import type { Complication, Condition } from '@/content/myopia';
import type { Treatment } from '@/content/treatments';
import { conditionId, therapyId } from './ids';

interface MyopiaInChildren {
  condition: Condition;
  signs: readonly string[];
  complications: readonly Complication[];
  treatments: readonly Treatment[];
}

/** Myopia in children, with the text of the myopia management page. */
export function myopiaInChildren({
  condition: { id, name, alias, summary },
  signs,
  complications,
  treatments,
}: MyopiaInChildren): MedicalCondition {
  return {
    '@type': 'MedicalCondition',
    '@id': conditionId(id),
    name,
    ...(alias && { alternateName: alias }),
    description: summary,
    signOrSymptom: signs.map((sign) => ({ '@type': 'MedicalSignOrSymptom', name: sign })),
    possibleComplication: complications.map((complication) => complication.name),
    possibleTreatment: treatments.map((treatment) => ({ '@id': therapyId(treatment.id) })),
  };
}
