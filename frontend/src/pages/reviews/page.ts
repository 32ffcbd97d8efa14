import { doctorCount, reviewPolicy, reviewCount } from 'practice/core';
import { text } from 'practice/pages/reviews';
import { practice } from '@/content/practice';
import { present } from '@/content/present';
import { t } from 'shared/t';
import { ratingShown, recordPage } from '@/seo/page';

const { rating, shortName } = practice;
const { city, state } = practice.address;

const rated =
  rating &&
  t('Rated {average} out of 5 in {reviews}.', {
    average: rating.average,
    reviews: rating.countText,
  });

function aboutReviews(): string {
  if (reviewCount > 0)
    return t(
      'Read what patients in and around {city} say about their eye exams and other visits.',
      { city },
    );
  return reviewPolicy
    ? t(
        'Tell us how your visit to our {city} practice went. We read every review, and we never pay for one or delete one.',
        { city },
      )
    : t(
        'How was your visit to our eye care practice in {city}, {state}? Tell us, or post a review.',
        { city, state },
      );
}

export const page = recordPage(text, {
  id: 'reviews',
  order: 8,
  path: '/reviews',
  label: t('Reviews'),
  navigation: '/reviews/',
  heading:
    doctorCount > 1
      ? t('Reviews of our eye doctors in {city}, {state}', { city, state })
      : t('Reviews of our eye doctor in {city}, {state}', { city, state }),
  title: t('Eye Doctor Reviews in {city}, {state} | {shortName}', {
    city,
    state,
    shortName,
  }),
  description: present([rated, aboutReviews()]).join(' '),
  schemas: [
    'WebPage',
    ...ratingShown,
    ...(reviewCount > 0 ? ['Review' as const] : []),
  ],
  updated: '2026-11-30',
});
