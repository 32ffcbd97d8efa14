import { practice } from '@/content/practice';
import { townRoutes } from '@/seo/routes';
import type { SeoPage } from './seo-records';

const { city, state, stateName } = practice.address;
const places = [city, ...townRoutes.map(({ label }) => label), stateName, state];
const anyPlace = new RegExp(`\\b(?:${places.join('|')})\\b`);

/** Whether the page's title or description names the practice's town, a town nearby or the state. */
export function mentionsLocalKeyword({ title, description }: SeoPage): boolean {
  return anyPlace.test(`${title} ${description}`);
}
