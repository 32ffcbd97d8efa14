import { text } from 'practice/pages/new-patients';
import { examTotalMinutes } from '@/content/exam-steps?data';
import { takesInsurance } from '@/content/insurers?data';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

const insurance = takesInsurance ? t(', which insurance we take') : '';
const visit = examTotalMinutes
  ? t('in the {minutes} minutes', { minutes: examTotalMinutes })
  : t('at your visit');

export const page = recordPage(text, {
  id: 'new-patients',
  order: 3,
  path: '/new-patients',
  label: t('New Patients'),
  navigation: '/new-patients',
  heading: t('New patients: your first eye exam in {city}, {state}', {
    city,
    state,
  }),
  title: t('New Patients: Your First Eye Exam in {city}, {state}', {
    city,
    state,
  }),
  description: t(
    'New to our office in {city}? See what to bring{insurance}, what an eye exam costs, and what happens {visit}.',
    { city, insurance, visit },
  ),
  schemas: ['WebPage', 'HowTo', 'FAQPage'],
  updated: '2026-11-30',
});
