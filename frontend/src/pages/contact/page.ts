import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('contact', {
  title: `Contact, Hours and Directions | ${practice.name}`,
  description: `Call ${practice.phone.display}, write to us, or find the way to our door in Metuchen: office hours, parking, the train, and step-free access.`,
  schemas: ['ContactPage'],
  updated: '2026-11-20',
});
