import { details } from 'practice/details';
import { t } from 'shared/t';
import { checkups, treatedAges } from './myopia-care';
import { offersMyopiaControl } from './offered-treatments';
import { present } from './present';

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

const myopia: Service = {
  id: 'myopia',
  name: t('Myopia management'),
  summary: present([
    treatedAges
      ? t(
          'Myopia control for kids about {ages} whose nearsightedness is getting worse.',
          { ages: treatedAges },
        )
      : t('Myopia control for kids whose nearsightedness is getting worse.'),
    checkups
      ? t('We work to slow it down, and we see your child {often}.', {
          often: checkups,
        })
      : t('We work to slow it down.'),
  ]).join(' '),
};

/** In the order in which pages show them. */
export const services = present<Service>([
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
  offersMyopiaControl && myopia,
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
    summary: details.promises.babyExams
      ? t(
          'A first exam at 6 months, then at age 3, before kindergarten, and every year after that. Your child doesn’t need to know letters.',
        )
      : t(
          'An exam at age 3, before kindergarten, and every year after that. Your child doesn’t need to know letters.',
        ),
  },
]);
