import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

const { average, countText } = practice.rating;

export const page = recordEntry('reviews', {
  title: `Patient Reviews and Awards | ${practice.name}`,
  description: `Rated ${average} of 5 in ${countText}. Read what patients in and around Metuchen say about their eye exams, their glasses and their children’s care.`,
  schemas: ['WebPage', 'AggregateRating', 'Review'],
  updated: '2026-11-20',
});
