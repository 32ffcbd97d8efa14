import { text } from 'practice/pages/home';
import * as openingHours from '@/content/opening-hours?data';
import { atStart } from '@/content/in-words';
import { practice } from '@/content/practice';
import { mainServices } from '@/content/services?data';
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
  const services = atStart(mainServices);
  const days = openingHours.openDays;
  return practice.bookingUrl
    ? t(
        'Eye doctor in {city}, {state}. {services}. Open {days}. Book online or call us.',
        { city, state, services, days },
      )
    : t(
        'Eye doctor in {city}, {state}. {services}. Open {days}. Call us to book.',
        { city, state, services, days },
      );
}
