import { t } from 'shared/t';

/** The services, for the services page and its structured data. */
export interface Service {
  /** Also the anchor of its section. */
  id:
    | 'exams'
    | 'eyewear'
    | 'contact-lenses'
    | 'myopia'
    | 'glaucoma'
    | 'diabetes'
    | 'children';
  name: string;
  /** The first sentences of its section. */
  summary: string;
}

/** In the order in which pages show them. */
export const services: readonly Service[] = [
  {
    id: 'exams',
    name: t('Comprehensive eye exams'),
    summary: t(
      'A full check of how well you see and how healthy your eyes are inside. We recommend one every year.',
    ),
  },
  {
    id: 'eyewear',
    name: t('Eyewear and frames'),
    summary: t(
      'Glasses for work, reading and driving, in frames that fit narrow, wide and small faces.',
    ),
  },
  {
    id: 'contact-lenses',
    name: t('Contact lenses'),
    summary: t(
      'We mostly fit daily soft contacts. You start each day with a fresh pair, and there’s nothing to clean at night.',
    ),
  },
  {
    id: 'myopia',
    name: t('Myopia management'),
    summary: t(
      'Myopia control for kids about 6 to 14 whose nearsightedness is getting worse. We work to slow it down, and we see your child every 3 to 6 months.',
    ),
  },
  {
    id: 'glaucoma',
    name: t('Glaucoma screening'),
    summary: t(
      'Glaucoma takes away your side vision slowly and without pain. We check for it at every full exam.',
    ),
  },
  {
    id: 'diabetes',
    name: t('Diabetic eye exams'),
    summary: t(
      'If you have diabetes, get a dilated eye exam at least once a year.',
    ),
  },
  {
    id: 'children',
    name: t('Kids’ eye exams'),
    summary: t(
      'A first exam at 6 months, then at age 3, before kindergarten, and every year after that. Your child doesn’t need to know letters.',
    ),
  },
];
