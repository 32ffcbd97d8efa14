import { doctorCount, reviewCount } from 'practice/core';
import { text } from 'practice/pages/reviews';
import { practice } from '@/content/practice';
import { offersService } from '@/content/services?data';
import { ratingShown, recordPage } from '@/seo/page';

const { rating } = practice;
const { city, state } = practice.address;
const who = doctorCount > 1 ? 'eye doctors' : 'eye doctor';
const rated = rating
  ? `Rated ${rating.average} out of 5 in ${rating.countText}. `
  : '';

export const page = recordPage(text, {
  id: 'reviews',
  order: 8,
  path: '/reviews',
  label: 'Reviews',
  navigation: '/reviews/',
  heading: `Reviews of our ${who} in ${city}, ${state}`,
  title: `Eye Doctor Reviews in ${city}, ${state} | ${practice.shortName}`,
  description:
    reviewCount > 0
      ? `${rated}Read what patients in and around ${city} say about their eye exams${offersService.eyewear ? ', glasses, contacts' : ''} and kids’ visits.`
      : `${rated}Tell us how your visit to our ${city} practice went. We read every review, and we never pay for one or delete one.`,
  schemas: [
    'WebPage',
    ...ratingShown,
    ...(reviewCount > 0 ? ['Review' as const] : []),
  ],
  updated: '2026-11-21',
});
