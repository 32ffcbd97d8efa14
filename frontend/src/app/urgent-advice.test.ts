import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '@/seo/pages';
import { renderPage } from './entry-prerender';

/** Words of urgent advice: a sign that can't wait, what to do about it, or whom to call. */
const adviceWords: readonly RegExp[] = [
  /\b911\b/,
  /emergency room|\bER\b|urgent care/i,
  /poison control/i,
  /\bsudden(?:ly)?\b(?! change in your vision\?)/i,
  /\b(?:lose|loses|losing|loss of) (?:your |their )?(?:sight|vision)/i,
  /\b(?:flashes|floaters|new (?:specks|spots)|curtain|halos)\b/i,
  /double (?:vision|sight)|see(?:s|ing)? double/i,
  /(?<![-\w])(?:splash|chemical)(?![-\w])/i,
  /\brinse[^.]{0,40}\beye|\beye[^.]{0,40}\brinse/i,
  /\b(?:call|seek)\b(?! back)[^.]{0,60}\b(?:right away|at once|immediately|now|today|(?:the )?same day)\b/i,
  /\bpupil[^.]{0,30}\b(?:white|yellow)|\b(?:white|yellow)[^.]{0,20}\bpupil/i,
];

function ownAdvice(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ');
  return adviceWords.flatMap((text) => {
    const found = text.exec(plain);
    return found ? [plain.slice(Math.max(0, found.index - 60), found.index + 80)] : [];
  });
}

test.each([
  'Sudden loss of sight: do not write, call us.',
  'Flashes with a shower of new spots: call (732) 555-0142.',
  'When we are closed, go to the nearest emergency room.',
  'Sudden bad or double sight, or a blow to the eye',
  'a chemical in the eye',
  'if something happened just now, call us, or 911.',
  'A red or painful eye means lens out and a call the same day.',
  'Take the lens out, leave it out, and call us the same day.',
  'A pupil that shines white, in the room or in a flash photo',
  'Rinse the eye with water.',
  'a dark curtain over part of the sight',
])('“%s” counts as urgent advice', (words) => {
  expect(ownAdvice(words)).not.toEqual([]);
});

/** Where urgent advice is written, and the register that says what its sources support. */
const home = /^frontend\/src\/content\/(?:urgent-advice|urgent-message|claims)\.ts$/;

test('no other file words urgent advice', () => {
  const root = join(import.meta.dirname, '../../..');
  const worded = globSync(['frontend/src/**/*.{ts,tsx}', 'backend/src/**/*.ts'], { cwd: root })
    .filter((path) => !home.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const text = source
        .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
        .replace(/\{'\s*'\}/g, '')
        // Ids of signs and claims.
        .replace(/'[a-z\d]+(?:-[a-z\d]+)*'/g, '');
      return ownAdvice(text).map((found) => `${path}: ${found}`);
    });
  expect(worded).toEqual([]);
});

const documents = new Map<string, Document>();
const documentOf = (id: string): Document => {
  const document = documents.get(id);
  if (!document) throw new Error(`"${id}" was not rendered.`);
  return document;
};

beforeAll(async () => {
  for (const { id, canonical } of pages) {
    documents.set(id, new JSDOM(await renderPage(canonical)).window.document);
  }
}, 60_000);

test.each(pages.map(({ id }) => id))('%s shows urgent advice from its one source alone', (id) => {
  const body = documentOf(id).body.cloneNode(true) as HTMLElement;
  for (const shared of body.querySelectorAll('[data-urgent-advice], [id^=source-]'))
    shared.remove();
  expect(ownAdvice(body.textContent)).toEqual([]);
});

describe('what a frightened reader is told', () => {
  const textOf = (id: string) => documentOf(id).body.textContent.replace(/\s+/g, ' ');

  test.each(['contact', 'eye-care-resources', 'for-kids'] as const)(
    '%s sends sudden loss of vision and double vision to 911',
    (id) => {
      expect(textOf(id)).toMatch(
        /Call 911 now.*Sudden loss of vision.*Sudden double vision.*Go to the/,
      );
    },
  );

  test.each(['contact', 'eye-care-resources', 'for-kids'] as const)(
    '%s says to rinse before anything else wherever it names a chemical',
    (id) => {
      expect(textOf(id)).toMatch(/A chemical in the eye\W*Rinse first/);
      expect(textOf(id)).not.toMatch(/chemical in the eye(?!\W*Rinse first)/);
    },
  );

  test('the form’s notice names flashes and a curtain', () => {
    const form = documentOf('contact').querySelector('form');
    expect(form?.textContent).toMatch(/flashes.*curtain/);
  });

  test('a message without JavaScript doesn’t end in a business day when it’s urgent', () => {
    expect(textOf('contact-sent')).toMatch(
      /Is it urgent\? Don’t wait for our reply\..*one business day/,
    );
  });
});
