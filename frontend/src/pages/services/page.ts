import { text } from 'practice/pages/services';
import { atStart, joinWithAnd } from '@/content/in-words';
import { practice } from '@/content/practice';
import { present } from '@/content/present';
import { hasExamPrice } from '@/content/prices?data';
import { offersService } from '@/content/services?data';
import { t } from 'shared/t';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

const glasses = offersService.eyewear;
const contacts = offersService['contact-lenses'];

/** What most people look for, in the heading. */
const main = joinWithAnd(
  present([t('eye exams'), glasses && t('glasses'), contacts && t('contacts')]),
);

function title() {
  if (glasses && contacts) {
    return t('Eye Exams, Glasses & Contacts in {city}, {state}', {
      city,
      state,
    });
  }
  if (glasses)
    return t('Eye Exams & Glasses in {city}, {state}', { city, state });
  return contacts
    ? t('Eye Exams & Contacts in {city}, {state}', { city, state })
    : t('Comprehensive Eye Exams in {city}, {state}', { city, state });
}

/** Everything, for the description. */
const all = present([
  t('eye exams'),
  glasses && t('glasses'),
  contacts && t('contacts'),
  offersService.myopia && t('myopia control'),
  offersService.diabetes && t('diabetic eye exams'),
  offersService.glaucoma && t('glaucoma checks'),
  offersService.children && t('kids’ eye care'),
  offersService['low-vision'] && t('low-vision care'),
]);

/** What a short list leaves room for. */
function more() {
  if (all.length > 4) return '';
  return hasExamPrice
    ? t(' See what an exam checks, what it costs and when to come.')
    : t(' See what an exam checks and when to come.');
}

export const page = recordPage(text, {
  id: 'services',
  order: 5,
  path: '/services',
  label: t('Services'),
  navigation: '/services',
  heading: t('{services} in {city}, {state}', {
    services: atStart(main),
    city,
    state,
  }),
  title: title(),
  description: t('{services} in {city}, {state}.{more}', {
    services: atStart(joinWithAnd(all)),
    city,
    state,
    more: more(),
  }),
  schemas: ['WebPage', 'Service'],
  updated: '2026-11-30',
  reviewed: '2026-11-30',
});
