import { doctorCount } from 'practice/core';
import { text } from 'practice/pages/contact';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage(text, {
  id: 'contact',
  order: 9,
  path: '/contact',
  label: t('Contact'),
  navigation: '/contact',
  heading:
    doctorCount === 1
      ? t('Contact our eye doctor in {city}, {state}', { city, state })
      : t('Contact our eye doctors in {city}, {state}', { city, state }),
  title: t('Contact, Hours and Directions | {name}', { name: practice.name }),
  description: t(
    'Call {phone}, send us a message or visit us in {city}. Office hours, address and how to get here.',
    { phone: practice.phone.display, city },
  ),
  schemas: ['ContactPage'],
  updated: '2026-11-21',
});
