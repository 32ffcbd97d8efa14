import { medicalCondition } from '@/seo/structured-data/medical-condition';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { conditions } from './content';
import { page } from './page';

export function PageData() {
  return <StructuredData page={page} nodes={conditions.map(medicalCondition)} />;
}
