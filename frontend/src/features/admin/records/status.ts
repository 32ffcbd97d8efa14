import type { Page } from '@/registry/page';

/** The status of a record, as declared. */
export function declaredStatus({ robots }: Page): 'Indexed' | 'Not indexed' {
  return robots.startsWith('index') ? 'Indexed' : 'Not indexed';
}
