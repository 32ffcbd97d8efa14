import { details } from 'practice/details';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

type Details = typeof details;

const source = join(import.meta.dirname, '..');

/** What the build evaluates once, from the facts of this practice. */
const evaluatedInBuild = [
  'content/exam-steps',
  'content/myopia-care',
  'content/prices',
  'content/promises',
  'content/services',
  'content/state-low-vision',
];

/**
 * The HTML of all pages by address, if the practice said this of itself. Parts
 * of pages are imported while they're rendered, so this can't wait.
 */
async function render(changed: Partial<Details>) {
  vi.resetModules();
  vi.doMock('practice/details', () => ({
    details: { ...details, ...changed },
  }));
  for (const name of evaluatedInBuild)
    vi.doMock(`@/${name}?data`, () => import(join(source, `${name}.ts`)));
  const { pages, renderPage } = await import('./entry-prerender');
  const html = new Map<string, string>();
  for (const { canonical } of pages)
    html.set(
      canonical,
      (await renderPage(canonical)).replaceAll('<!-- -->', ''),
    );
  return html;
}

/** The first match in a page. */
const find = (html: Map<string, string>, page: string, words: RegExp) =>
  words.exec(html.get(page) ?? '')?.[0];

/** What a page says only because the practice does it. */
const said: readonly (readonly [page: string, words: RegExp])[] = [
  ['/services/', /About 60 minutes/],
  ['/services/', /recommend one every year|Why every year/],
  ['/services/', /move and work as a pair/],
  ['/services/', /under a microscope/],
  ['/services/', /compare your photos/],
  ['/services/', /\bframes?\b|id="eyewear"/],
  ['/services/', /adjustment/],
  ['/services/', /new lenses in it/],
  ['/services/', /Our least expensive pair/],
  ['/services/', /nose pads/],
  ['/services/', /remake/],
  ['/services/', /daily soft contacts|id="contact-lenses"/],
  ['/services/', /unusually shaped corneas/],
  ['/services/', /start treatment here|map of your side vision/],
  ['/services/', /treats your diabetes|photos of it/],
  ['/services/', /lights, toys and pictures/],
  ['/services/', /first exam at 6 months/],
  ['/services/', /need to know letters/],
  ['/services/', /See what an exam costs/],
  ['/services/', /magnifiers/],
  ['/', /about 60 minutes/],
  ['/', /\bframes for kids/],
  ['/', /Sometimes new lenses/],
  ['/', /From 6 months old, with pictures/],
  ['/', /New glasses or contacts/],
  ['/new-patients/', /60[- ]min/],
  ['/new-patients/', />15 min</],
  ['/new-patients/', /photo of the back of each eye|your own photos/],
  ['/new-patients/', /fill it out with you/],
  ['/new-patients/', /Eyewear selection|pick out frames/],
  ['/new-patients/', /"totalTime"/],
  ['/new-patients/', /Pre-testing|None of the tests hurt/],
  ['/new-patients/', /How early should I get there/],
  ['/new-patients/', /wear my contacts/],
  ['/new-patients/', /late or need to cancel|a day ahead/],
  ['/eye-exam-near-me-in-metuchen/', /60 minutes/],
  ['/eye-exam-near-me-in-metuchen/', /The first half/],
  ['/eye-exam-near-me-in-metuchen/', /Want new glasses/],
  ['/for-kids/', /id="glasses"/],
  ['/for-kids/', /We give eye exams/],
  ['/for-kids/', /lights, pictures|Drops can/],
  ['/for-kids/', /exams to babies|at 6 months/],
  ['/for-kids/', /about an hour|hold a child/],
  ['/for-kids/', /the form for school|a letter for/],
  ['/myopia-management/', /measure that growth|children from/],
  ['/myopia-management/', /We see your child/],
  ['/myopia-treatment/', /and the cost/],
  ['/myopia-treatment/', /from 6 to|Visits:|start with/],
  ['/myopia-treatment/', /before you decide|home and decide/],
  ['/myopia-treatment/', /end treatment slowly/],
  ['/myopia-visit/', /home and decide/],
  ['/myopia-visit/', /write down the price/],
  ['/myopia-management-by-dr-maya-sample/', /gets a say/],
];

const asWritten = await render({});

test.each(said)('%s says %s because the practice does it', (page, words) =>
  expect(find(asWritten, page, words)).toBeDefined(),
);

const silent = await render({
  answers: {},
  examMinutes: undefined,
  myopia: {},
  prices: {},
  promises: {},
  remake: undefined,
});

test.each(said)('%s doesn’t say %s if that’s left out', (page, words) =>
  expect(find(silent, page, words)).toBeUndefined(),
);

const byAppointment = await render({
  promises: { ...details.promises, appointmentOnly: true },
});

test('no page tells people to walk in where they need an appointment', () => {
  // The pages of towns are the practice's own words.
  const found = [...byAppointment.keys()].filter(
    (page) =>
      !page.endsWith('-nj') &&
      find(byAppointment, page, /\bwalk[ -]in\b|\bstop by\b/i),
  );
  expect(found).toEqual([]);
  expect(byAppointment.get('/contact/')).toContain('By appointment only.');
  expect(byAppointment.get('/services/')).toContain(
    'Make an appointment first.',
  );
});

const withoutShop = await render({
  promises: { ...details.promises, opticalShop: false },
});

test('without a glasses shop, the services and their structured data have none', () => {
  expect(
    find(withoutShop, '/services/', /Eyewear|Glasses &amp;|\bframes?\b/),
  ).toBeUndefined();
  expect(withoutShop.get('/services/')).toContain('Eye exams and contacts in');
});
