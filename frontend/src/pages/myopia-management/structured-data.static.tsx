import { myopiaComplications } from '@/content/myopia/complications';
import { myopia } from '@/content/myopia/condition';
import { treatments } from '@/content/treatments';
import { medicalTherapy } from '@/seo/structured-data/medical-therapy';
import { myopiaInChildren } from '@/seo/structured-data/myopia';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { page } from './page';
import { myopiaSigns } from './myopia-signs';

const nodes = [
  myopiaInChildren({
    condition: myopia,
    signs: myopiaSigns,
    complications: myopiaComplications,
    treatments,
  }),
  ...treatments.map(medicalTherapy),
];

export function PageData() {
  return <StructuredData page={page} nodes={nodes} />;
}
