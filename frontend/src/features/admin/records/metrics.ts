import { practice } from '@/content/practice';
import { townRoutes } from '@/seo/routes';
import type { SeoPage } from './seo-records';
import { lengthGuides } from './length-guide';

const { city, state, stateName } = practice.address;
const places = [city, ...townRoutes.map(({ label }) => label), stateName, state];
const anyPlace = new RegExp(`\\b(?:${places.join('|')})\\b`);

/** Whether the page's title or description names the practice's town, a nearby town or the state. */
function mentionsLocalKeyword({ title, description }: SeoPage): boolean {
  return anyPlace.test(`${title} ${description}`);
}

/** The status of a record, as declared. */
export function declaredStatus({ robots }: SeoPage): 'Indexed' | 'Not indexed' {
  return robots.startsWith('index') ? 'Indexed' : 'Not indexed';
}

export type MetricId = 'indexed' | 'optimal-titles' | 'optimal-descriptions' | 'local-keywords';

/** The dashboard's metrics: each counts the pages that meet it. */
export const metrics: readonly {
  id: MetricId;
  label: string;
  matches: (page: SeoPage) => boolean;
}[] = [
  {
    id: 'indexed',
    label: 'Indexed pages',
    matches: (page) => declaredStatus(page) === 'Indexed',
  },
  {
    id: 'optimal-titles',
    label: 'Optimal titles',
    matches: ({ title }) => title.length <= lengthGuides.title.limit,
  },
  {
    id: 'optimal-descriptions',
    label: 'Optimal descriptions',
    matches: ({ description }) => description.length <= lengthGuides.description.limit,
  },
  { id: 'local-keywords', label: 'Pages with local keywords', matches: mentionsLocalKeyword },
];
