import { text } from 'practice/pages/home';
import * as openingHours from '@/content/opening-hours?data';
import { offersMyopiaControl } from '@/content/offered-treatments';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { ratingShown, recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage(text, {
  id: 'home',
  order: 1,
  path: '/',
  label: t('Home'),
  heading: t('Stronger Vision for Stronger Health'),
  title: t('Eye Doctor in {city}, {state} | {name}', {
    city,
    state,
    name: practice.name,
  }),
  description: describe(),
  schemas: ['WebSite', 'WebPage', ...ratingShown],
  updated: '2026-11-21',
});

function describe(): string {
  if (!practice.bookingUrl)
    return t(
      'Eye doctor in {city}, {state}. Eye exams, glasses and contacts. Open {days}. Call us to book.',
      { city, state, days: openingHours.openDays },
    );
  return offersMyopiaControl
    ? t(
        'Eye doctor in {city}, {state}. Eye exams, glasses, contacts and myopia control for kids. Open {days}. Book online or call us.',
        { city, state, days: openingHours.openDays },
      )
    : t(
        'Eye doctor in {city}, {state}. Eye exams, glasses and contacts. Open {days}. Book online or call us.',
        { city, state, days: openingHours.openDays },
      );
}
