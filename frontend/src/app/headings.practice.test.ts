import { practice } from '@/content/practice';
import { offersService } from '@/content/services';
import { indexablePages, pages } from '@/seo/pages';
import { expect, test } from 'vitest';
import { loadPractice } from '../../generator/practice/read/load-practice.ts';
import { documentOf, ownTexts } from '@/testing/rendered-pages';

const loaded = await loadPractice();

/**
 * The pages that patients search for. What a practice writes is its own, except
 * for an example's.
 */
const searchPages = indexablePages.filter(
  ({ id, kind }) =>
    (kind === 'record' || kind === 'town') &&
    (practice.sample || (kind === 'record' && !loaded.pages.has(id))),
);

/** The page's heading and the paragraphs right below it. */
function opening(id: string): string {
  const heading = documentOf(id).querySelector('h1');
  const paragraphs = [...(heading?.parentElement?.children ?? [])].filter(
    ({ tagName }) => tagName === 'P',
  );
  return [heading, ...paragraphs]
    .map((element) => element?.textContent ?? '')
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

const what =
  /eye (?:exam|care|doctor)|optometr|myopia|nearsighted|glasses|contacts|contact lens|vision/i;

test.each(searchPages.map(({ id }) => id))(
  '%s starts with what it offers and where',
  (id) => {
    // The home page's heading from the spec has neither.
    const text = opening(id).replace('Stronger Vision for Stronger Health', '');
    expect(text).toMatch(what);
    expect(text).toContain(practice.address.city);
  },
);

test.each(indexablePages.filter(({ kind }) => kind === 'town'))(
  '$id names its town first',
  (page) => {
    const heading = documentOf(page.id)
      .querySelector('h1')
      ?.textContent.replaceAll('\u00a0', ' ');
    expect(heading).toContain(page.label);
  },
);

// The dashboard's is behind the sign-in.
test.each(pages.filter(({ id }) => id !== 'admin'))(
  '$id has the heading that’s displayed while its script is on its way',
  ({ id, heading }) =>
    expect(documentOf(id).querySelector('h1')?.textContent).toBe(heading),
);

const townIds = searchPages
  .filter(({ kind }) => kind === 'town')
  .map(({ id }) => id);

/** Search terms and the pages that should be found with them. */
const searches: Readonly<Record<string, readonly string[]>> = {
  optometrist: ['home', 'about', 'eye-exam-near-me', ...townIds],
  'eye doctor': ['home', 'eye-exam-near-me', 'for-kids', ...townIds],
  ...(offersService.diabetes && { 'diabetic eye exams': ['services'] }),
  ...(offersService['contact-lenses'] && { 'reorder contacts': ['services'] }),
  ...(practice.treatments.length > 0 && {
    'myopia control': [
      'myopia-management',
      'for-kids',
      // Only the name of these glasses has the words.
      ...(practice.treatments.includes('myopia-glasses')
        ? ['myopia-treatment']
        : []),
    ],
  }),
  ...(practice.treatments.includes('overnight-lenses') && {
    'ortho-k': ['myopia-management', 'myopia-treatment', 'services'],
  }),
};

test.each(
  Object.entries(searches).flatMap(([words, ids]) =>
    ids.map((id) => [id, words] as const),
  ),
)('%s says “%s”', (id, words) => {
  // Search engines treat hyphens as spaces.
  const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ');
  expect(
    plain(ownTexts(id).join('\n')).includes(plain(words)),
    `Use these words in text/en/${id}.md.`,
  ).toBe(true);
});

test.each(['home', 'services', 'about', 'new-patients'])(
  '%s links to the near-me page',
  (id) => {
    const { path } =
      indexablePages.find((page) => page.id === 'eye-exam-near-me') ?? {};
    const links = [...documentOf(id).querySelectorAll('main a')].map((link) =>
      link.getAttribute('href')?.replace(/[/#?]*$/, ''),
    );
    expect(links).toContain(path);
  },
);
