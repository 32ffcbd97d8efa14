import { text } from 'practice/pages/services';
import { offersMyopiaControl } from '@/content/offered-treatments';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage(text, {
  id: 'services',
  order: 5,
  path: '/services',
  label: t('Services'),
  navigation: '/services',
  heading: t('Eye exams, glasses and contacts in {city}, {state}', {
    city,
    state,
  }),
  title: t('Eye Exams, Glasses & Contacts in {city}, {state}', { city, state }),
  description: offersMyopiaControl
    ? t(
        'Eye exams, glasses, contacts, myopia control, diabetic eye exams, glaucoma checks and kids’ eye care in {city}, {state}.',
        { city, state },
      )
    : t(
        'Eye exams, glasses, contacts, diabetic eye exams, glaucoma checks and kids’ eye care in {city}, {state}.',
        { city, state },
      ),
  schemas: ['WebPage', 'Service'],
  updated: '2026-11-29',
  reviewed: '2026-11-29',
});
