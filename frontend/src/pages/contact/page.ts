import { text } from 'virtual:practice/pages/contact';
import { practice } from '@/content/practice';
import { t } from '@/content/t';
import { recordPage } from '@/seo/page';

const { city } = practice.address;

export const page = recordPage({
  id: 'contact',
  order: 9,
  path: '/contact',
  label: t('Contact'),
  navigation: '/contact',
  title: text.title ?? t('Contact, Hours and Directions | {name}', { name: practice.name }),
  description:
    text.description ??
    t(
      'Call {phone}, send us a message or visit us in {city}. Office hours, holiday closures, parking and step-free access.',
      { phone: practice.phone.display, city },
    ),
  schemas: ['ContactPage'],
  updated: '2026-11-21',
});
