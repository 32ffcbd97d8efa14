import { text } from 'virtual:practice/pages/contact';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city } = practice.address;

export const page = recordPage({
  id: 'contact',
  order: 9,
  path: '/contact',
  label: 'Contact',
  navigation: '/contact',
  title: text.title ?? `Contact, Hours and Directions | ${practice.name}`,
  description:
    text.description ??
    `Call ${practice.phone.display}, send us a message or visit us in ${city}. Office hours, holiday closures, parking and step-free access.`,
  schemas: ['ContactPage'],
  updated: '2026-11-21',
});
