import { t } from 'shared/t';

/**
 * Links from each source back to its marks. The number of marks is only known
 * for the whole page: once it's prerendered, or after client-side navigation.
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
 * Adds ids to the marks, and links to them to each source. Call it again after
 * more marks are rendered.
 */
export function linkCitations(page: ParentNode): void {
  for (const span of page.querySelectorAll<HTMLElement>('[data-source]')) {
    const { source: number = '' } = span.dataset;
    const marks = page.querySelectorAll(`a[href="#source-${number}"]`);
    for (const [index, mark] of marks.entries())
      mark.id = markId(number, index + 1);
    if (span.childElementCount !== marks.length)
      span.innerHTML = backlinks(number, marks.length);
  }
}
