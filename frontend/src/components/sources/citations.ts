import { t } from 'shared/t';

/**
 * Links from each source back to its marks. The number of marks is only known
 * for the whole page: in the prerendered markup, or in the document after
 * client-side navigation.
 */

/**
 * Such as `cited-3` and, for the second mark of the same source, `cited-3-2`.
 */
const markId = (number: string, nth: number) =>
  nth === 1 ? `cited-${number}` : `cited-${number}-${nth.toString()}`;

const backlinks = (number: string, times: number): string =>
  Array.from({ length: times }, (_, index) => {
    const mention = index + 1;
    const label =
      times > 1
        ? t('Back to the text from source {number}, mention {mention}', {
            number,
            mention,
          })
        : t('Back to the text from source {number}', { number });
    return `<a href="#${markId(number, mention)}" aria-label="${label}">↑</a>`;
  }).join('');

/**
 * Adds ids to the marks in a page's markup, and links to them to each source.
 */
export function linkCitations(html: string): string {
  const times = new Map<string, number>();
  return html
    .replace(
      /<a (?=href="#source-(\d+)" aria-label=)/g,
      (tag, number: string) => {
        const nth = (times.get(number) ?? 0) + 1;
        times.set(number, nth);
        return `${tag}id="${markId(number, nth)}" `;
      },
    )
    .replace(
      /(<span [^>]*?) data-source="(\d+)">(?=<\/span>)/g,
      (_, span: string, number: string) =>
        `${span}>${backlinks(number, times.get(number) ?? 0)}`,
    );
}

/** The same in a document. Call it again after more marks are rendered. */
export function linkCitationsIn(page: ParentNode): void {
  for (const span of page.querySelectorAll<HTMLElement>('[data-source]')) {
    const { source: number = '' } = span.dataset;
    const marks = page.querySelectorAll(`a[href="#source-${number}"]`);
    for (const [index, mark] of marks.entries())
      mark.id = markId(number, index + 1);
    if (span.childElementCount !== marks.length)
      span.innerHTML = backlinks(number, marks.length);
  }
}
