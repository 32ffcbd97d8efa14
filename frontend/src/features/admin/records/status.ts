import type { SeoPage } from './seo-records';

/** The status of a record, as declared. */
export function declaredStatus({ robots }: SeoPage): 'Indexed' | 'Not indexed' {
  return robots.startsWith('index') ? 'Indexed' : 'Not indexed';
}
