// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { linkCitations } from './citations';

const mark = (number: number) =>
  `<sup><a href="#source-${number.toString()}" aria-label="Source ${number.toString()}">[1]</a></sup>`;
const source = (number: number) =>
  `<li id="source-${number.toString()}"><span class="back" data-source="${number.toString()}"></span></li>`;

const late = mark(2);
const page = `<p>${mark(1)}${late}${mark(1)}</p><ol>${source(1)}${source(2)}</ol>`;

const linked = [
  [
    'once the page is rendered',
    () => {
      document.body.innerHTML = page;
      linkCitations(document);
    },
  ],
  [
    'when part of the page renders late',
    () => {
      document.body.innerHTML = page.replace(late, '<i></i>');
      linkCitations(document);
      document
        .querySelector('i')
        ?.replaceWith(document.createRange().createContextualFragment(late));
      linkCitations(document);
    },
  ],
] as const;

test.each(linked)(
  '%s, each source links back to all of its marks',
  (_, link) => {
    link();
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('li a')].map(
      ({ hash, ariaLabel }) => [
        ariaLabel,
        document.querySelector(hash)?.getAttribute('href'),
      ],
    );
    expect(ways).toEqual([
      ['Back to the text from source 1, mention 1', '#source-1'],
      ['Back to the text from source 1, mention 2', '#source-1'],
      ['Back to the text from source 2', '#source-2'],
    ]);
    const ids = [...document.querySelectorAll('p a')].map(({ id }) => id);
    expect(ids).toEqual(['cited-1', 'cited-2', 'cited-1-2']);
  },
);
