import { textBlocks } from './page-sentences.ts';

/** A copy of a page without quotes from real patients, which aren't edited. */
export function ownPage(page: Document, { sample }: { sample: boolean }): Document {
  const copy = page.cloneNode(true) as Document;
  if (!sample) for (const quote of copy.querySelectorAll('blockquote')) quote.remove();
  return copy;
}

/** The texts of a page between header and footer, without the elements that match `skipped`. */
export function ownTexts(
  page: Document,
  practice: { sample: boolean },
  skipped = '[id^=source-]',
): string[] {
  const main = ownPage(page, practice).querySelector('main');
  for (const element of main?.querySelectorAll(skipped) ?? []) element.remove();
  return main ? textBlocks(main) : [];
}
