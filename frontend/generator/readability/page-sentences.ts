/** Inline elements. All other elements start a new sentence. */
const inline = new Set([
  'A',
  'ABBR',
  'B',
  'BDI',
  'CITE',
  'CODE',
  'DATA',
  'EM',
  'I',
  'KBD',
  'MARK',
  'Q',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
  'U',
  'WBR',
]);

/**
 * Illustrations, footnote marks, titles and dates of sources, and legal
 * wording.
 */
const skipped =
  'script, style, template, svg, sup, [id^=source-] a, [id^=source-] :has(> time), [data-prescribed]';

const isText = (node: Node) => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Separates adjacent elements without text in between, such as two buttons. */
function isRow(element: Element): boolean {
  const loose = [...element.childNodes].some(
    (node) => isText(node) && node.textContent?.trim(),
  );
  return element.children.length > 1 && !loose;
}

/** The English text of each paragraph, heading, list item and cell. */
export function textBlocks(root: Element): string[] {
  const blocks = [''];
  const collect = (element: Element): void => {
    const language = element.getAttribute('lang') ?? 'en';
    if (element.matches(skipped) || !language.startsWith('en')) return;
    const block = !inline.has(element.tagName);
    const row = isRow(element);
    if (block) blocks.push('');
    for (const node of element.childNodes) {
      if (isText(node))
        blocks.push((blocks.pop() ?? '') + (node.textContent ?? ''));
      if (isElement(node)) {
        if (row) blocks.push('');
        collect(node);
      }
    }
    if (block) blocks.push('');
  };
  collect(root);
  return blocks
    .map((text) =>
      text
        .replace(/[\s\u2060]+/g, ' ')
        // The period after a skipped source title.
        .replace(/(?<=[.?!]) \./g, '')
        .trim(),
    )
    .filter(Boolean);
}

/** Abbreviations with a period that doesn't end a sentence. */
const abbreviation =
  /(?:^|[\s(“])(?:Dr|Mr|Mrs|Ms|Jr|Sr|St|Ave|Blvd|Rd|Rt|Mt|Ft|vs|approx|e\.g|i\.e)\.$/;

export function splitSentences(block: string): string[] {
  const sentences: string[] = [];
  for (const part of block.split(
    /(?<=[.?!…][”’"')\]]*)\s+(?=[“‘"'([]?[\p{Lu}\d$])/u,
  )) {
    const before = sentences[sentences.length - 1];
    if (before !== undefined && abbreviation.test(before)) {
      sentences[sentences.length - 1] = `${before} ${part}`;
    } else {
      sentences.push(part);
    }
  }
  return sentences.filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** A page without quotes from real patients, which aren't edited. */
export function ownPage(
  page: Document,
  { sample }: { sample: boolean },
): Document {
  if (sample || !page.querySelector('blockquote')) return page;
  const copy = page.cloneNode(true) as Document;
  for (const quote of copy.querySelectorAll('blockquote')) quote.remove();
  return copy;
}
