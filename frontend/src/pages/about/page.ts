import { doctorCount } from 'practice/core';
import { text } from 'practice/pages/about';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;
const { shortName } = practice;
const several = doctorCount > 1;

export const page = recordPage(text, {
  id: 'about',
  order: 2,
  path: '/about',
  label: t('About'),
  navigation: '/about',
  heading: several
    ? t('Your eye doctors in {city}, {state}', { city, state })
    : t('Your eye doctor in {city}, {state}', { city, state }),
  title: several
    ? t('Our Eye Doctors in {city}, {state} | {shortName}', {
        city,
        state,
        shortName,
      })
    : t('Our Eye Doctor in {city}, {state} | {shortName}', {
        city,
        state,
        shortName,
      }),
  description: several
    ? t(
        'Meet the eye doctors at our {city} practice: who takes care of what, and which languages they speak.',
        { city },
      )
    : t(
        'Meet the eye doctor at our {city} practice: the kinds of care we offer, and the languages spoken in the exam room.',
        { city },
      ),
  schemas: ['AboutPage', 'Person'],
  updated: '2026-11-30',
});
