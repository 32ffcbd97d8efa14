import type { Page } from '@/seo/page';
import { recordPages as entries } from '@/seo/pages';

/** The fields of a page's entry that the dashboard shows. */
export type SeoPage = Pick<
  Page,
  'id' | 'label' | 'canonical' | 'title' | 'description' | 'robots' | 'schemas'
>;

/** Computed at build time (`?data`), so the registry stays out of the script. */
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
