import { listed, type ListedWords } from './listed';
import type { Page } from './page';
import type { TownId } from './route';

/** A local landing page; all four are built alike. */
export function townEntry(id: TownId, words: Omit<ListedWords, 'schemas'>): Page {
  return listed('town', id, { ...words, schemas: ['WebPage', 'FAQPage'] });
}
