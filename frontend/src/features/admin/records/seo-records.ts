import type { Page } from '@/seo/page';
import { recordPages as entries } from '@/seo/pages';

/** Of a page's entry, what the dashboard shows. */
export type SeoPage = Pick<
  Page,
  'id' | 'label' | 'canonical' | 'title' | 'description' | 'robots' | 'schemas'
>;

/** Worked out at build (`?data`), so that the registry stays out of the script. */
export const seoRecords: readonly SeoPage[] = entries.map(
  ({ id, label, canonical, title, description, robots, schemas }) => ({
    id,
    label,
    canonical,
    title,
    description,
    robots,
    schemas,
  }),
);
