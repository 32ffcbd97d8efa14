import { text } from 'virtual:practice/pages/reviews';
import { awards } from 'virtual:practice/awards';
import { reviews } from 'virtual:practice/reviews';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { rating } = practice;
const { city } = practice.address;
const rated = rating ? `Rated ${rating.average} of 5 in ${rating.countText}. ` : '';

export const page = recordPage({
  id: 'reviews',
  order: 8,
  path: '/reviews',
  label: 'Reviews',
  navigation: '/reviews/',
  title:
    text.title ?? `Patient Reviews${awards.length > 0 ? ' and Awards' : ''} | ${practice.name}`,
  description:
    text.description ??
    (reviews.length > 0
      ? `${rated}Read what patients in and around ${city} say about their eye exams, their glasses and their children’s care.`
      : `${rated}Tell us how your visit to our ${city} practice went. We read each review, pay for none and delete none.`),
  schemas: [
    'WebPage',
    ...(practice.rating ? ['AggregateRating' as const] : []),
    ...(reviews.length > 0 ? ['Review' as const] : []),
  ],
  updated: '2026-11-20',
});
