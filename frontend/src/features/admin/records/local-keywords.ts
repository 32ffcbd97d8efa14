import { practice } from '@/content/practice';
import type { Page } from '@/registry/page';
import { townRoutes } from '@/registry/routes';

const { city, state } = practice.address;
const places = [city, ...townRoutes.map(({ label }) => label), 'New Jersey', state];
const anyPlace = new RegExp(`\\b(?:${places.join('|')})\\b`);

/** Whether the page's title or description names the practice's town, a town nearby or the state. */
export function mentionsLocalKeyword({ title, description }: Page): boolean {
  return anyPlace.test(`${title} ${description}`);
}
