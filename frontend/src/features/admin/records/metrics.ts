import { lengthGuides } from './length-guide';
import { mentionsLocalKeyword } from './local-keywords';
import type { SeoPage } from './seo-records';
import { declaredStatus } from './status';

export type FigureId = 'indexed' | 'optimal-titles' | 'optimal-descriptions' | 'local-keywords';

/** What the dashboard counts: how many pages each of these holds for. */
export const figures: readonly {
  id: FigureId;
  label: string;
  holds: (page: SeoPage) => boolean;
}[] = [
  {
    id: 'indexed',
    label: 'Indexed pages',
    holds: (page) => declaredStatus(page) === 'Indexed',
  },
  {
    id: 'optimal-titles',
    label: 'Optimal titles',
    holds: ({ title }) => title.length <= lengthGuides.title.limit,
  },
  {
    id: 'optimal-descriptions',
    label: 'Optimal descriptions',
    holds: ({ description }) => description.length <= lengthGuides.description.limit,
  },
  { id: 'local-keywords', label: 'Pages with local keywords', holds: mentionsLocalKeyword },
];
