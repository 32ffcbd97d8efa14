/** Computed at build time (`?data`), so the registry and the practice's content stay out of the script. */
import { awards } from 'practice/awards';
import { doctorCount, reviewCount } from 'practice/core';
import { practice } from '@/content/practice';
import type { Page } from '@/seo/page';
import { indexablePages, recordPages } from '@/seo/pages';

/** The fields of a page's entry that the dashboard shows. */
const fields = [
  'id',
  'label',
  'canonical',
  'title',
  'description',
  'robots',
  'schemas',
] as const satisfies (keyof Page)[];

export type SeoPage = Pick<Page, (typeof fields)[number]>;

/** The twelve records. */
export const seoRecords = recordPages.map(
  (page) => Object.fromEntries(fields.map((name) => [name, page[name]])) as unknown as SeoPage,
);

/** Every page that people can look for. */
export const allPages: readonly { path: string; label: string }[] = indexablePages.map(
  ({ canonical, label }) => ({ path: canonical, label }),
);

/** Lists the sample content; empty once the site is built from a practice's own folder. */
export const sampleContent: readonly string[] = practice.sample
  ? [
      'the practice itself (name, address, phone, booking link)',
      `${doctorCount} doctors`,
      `${reviewCount} reviews`,
      `${awards.length} awards`,
    ]
  : [];
