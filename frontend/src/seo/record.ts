import { listed, type ListedWords } from './listed';
import type { Page } from './page';
import type { PageId } from './route';

/** One of the twelve records of the dashboard. */
export function record(id: PageId, words: ListedWords): Page {
  return listed('record', id, words);
}
