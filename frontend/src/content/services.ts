import { t } from 'shared/t';

/** The services, for the services page and its structured data. */
export interface Service {
  /** Also the anchor of its section. */
  id: 'exams' | 'eyewear' | 'contact-lenses' | 'myopia' | 'glaucoma' | 'diabetes' | 'children';
  name: string;
  /** The first sentences of its section. */
  summary: string;
}

const service = (id: Service['id'], name: string, summary: string): Service => ({
  id,
  name,
  summary,
});

export const exams = service(
  'exams',
  t('Comprehensive eye exams'),
  t(
    'A full check of how well you see and how healthy your eyes are inside. We recommend one every year.',
  ),
);

export const eyewear = service(
  'eyewear',
  t('Eyewear and frames'),
  t('Glasses for work, reading and driving, in frames that fit narrow, wide and small faces.'),
);

export const contactLenses = service(
  'contact-lenses',
  t('Contact lenses'),
  t(
    'We mostly fit daily soft contacts. You start each day with a fresh pair, and there’s nothing to clean at night.',
  ),
);

export const myopia = service(
  'myopia',
  t('Myopia management'),
  t(
    'Myopia control for kids about 6 to 14 whose nearsightedness is getting worse. We work to slow it down, and we see your child every 3 to 6 months.',
  ),
);

export const glaucoma = service(
  'glaucoma',
  t('Glaucoma screening'),
  t(
    'Glaucoma takes away your side vision slowly and without pain. We check for it at every full exam.',
  ),
);

export const diabetes = service(
  'diabetes',
  t('Diabetic eye exams'),
  t('If you have diabetes, get a dilated eye exam at least once a year.'),
);

export const children = service(
  'children',
  t('Kids’ eye exams'),
  t(
    'A first exam at 6 months, then at age 3, before kindergarten, and every year after that. Your child doesn’t need to know letters.',
  ),
);

/** In page order. */
export const services: readonly Service[] = [
  exams,
  eyewear,
  contactLenses,
  myopia,
  glaucoma,
  diabetes,
  children,
];
