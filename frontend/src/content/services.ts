import { details } from 'practice/details';
import { t } from 'shared/t';
import { joinWithAnd } from './in-words';
import { checkups, treatedAges } from './myopia-care';
import { offersMyopiaControl } from './offered-treatments';
import { present } from './present';

/**
 * The services, for the services page and its structured data. Import them with
 * `?data` where a page needs them in the browser.
 */
export interface Service {
  /** Also the anchor of its section. */
  id:
    | 'exams'
    | 'eyewear'
    | 'contact-lenses'
    | 'myopia'
    | 'glaucoma'
    | 'diabetes'
    | 'children'
    | 'low-vision';
  name: string;
  /** The first sentences of its section. */
  summary: string;
}

const { answers, promises } = details;

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

/** What this practice offers, in the order in which pages show it. */
export const services: readonly Service[] = present<Service>([
  {
    id: 'exams',
    name: t('Comprehensive eye exams'),
    summary: present([
      t(
        'A full check of how well you see and how healthy your eyes are inside.',
      ),
      promises.yearlyExams && t('We recommend one every year.'),
    ]).join(' '),
  },
  promises.opticalShop && {
    id: 'eyewear',
    name: t('Eyewear and frames'),
    summary: t(
      'Glasses for work, reading and driving, in frames that fit narrow, wide and small faces.',
    ),
  },
  promises.contactLenses && {
    id: 'contact-lenses',
    name: t('Contact lenses'),
    summary: t(
      'We mostly fit daily soft contacts. You start each day with a fresh pair, and there’s nothing to clean at night.',
    ),
  },
  offersMyopiaControl && myopia,
  promises.glaucomaCare && {
    id: 'glaucoma',
    name: t('Glaucoma screening'),
    summary: t(
      'Glaucoma takes away your side vision slowly and without pain. We check for it at every full exam.',
    ),
  },
  promises.diabeticExams && {
    id: 'diabetes',
    name: t('Diabetic eye exams'),
    summary: t(
      'If you have diabetes, get a dilated eye exam at least once a year.',
    ),
  },
  {
    id: 'children',
    name: t('Kids’ eye exams'),
    summary: present([
      promises.babyExams
        ? t(
            'A first exam at 6 months, then at age 3, before kindergarten, and every year after that.',
          )
        : t(
            'An exam at age 3, before kindergarten, and every year after that.',
          ),
      promises.childExams && t('Your child doesn’t need to know letters.'),
    ]).join(' '),
  },
  answers.lowVision && {
    id: 'low-vision',
    name: t('Low vision'),
    summary: t(
      'When glasses aren’t enough, magnifiers, better light and training help you use the sight you have.',
    ),
  },
]);

/** What most people look for, in a sentence. */
export const mainServices = joinWithAnd(
  present([
    t('eye exams'),
    promises.opticalShop && t('glasses'),
    promises.contactLenses && t('contacts'),
    offersMyopiaControl && t('myopia control for kids'),
  ]),
);

/** Whether a child's first exam can be at 6 months. */
export const examinesBabies = promises.babyExams === true;

/**
 * Whether the practice offers each service. Only then, it has a section to link
 * to.
 */
export const offersService = Object.fromEntries(
  services.map(({ id }) => [id, true]),
) as Readonly<Partial<Record<Service['id'], true>>>;
