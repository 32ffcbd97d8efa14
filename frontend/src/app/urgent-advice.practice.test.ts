import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  screeningFindings,
  type UrgentSign,
  type UrgentSignId,
  urgentSigns,
} from 'shared/urgent-advice';
import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { practice } from '@/content/practice';
import { minorProblems } from '@/content/what-can-wait';
import { offers } from '@/content/offered-treatments';
import { pages } from '@/seo/pages';
import { routeById } from '@/seo/routes';
import { loadPractice } from '../../generator/practice/read/load-practice.ts';
import { readability } from '../../generator/readability/readability.ts';
import { documentOf, textOf } from '@/testing/rendered-pages';

const loaded = await loadPractice();

/** Phrases of urgent advice: signs, instructions, or whom to call. */
const adviceWords: readonly RegExp[] = [
  /\b911\b/,
  /emergency room|\bER\b|urgent care/i,
  /poison control/i,
  /\bsudden(?:ly)?\b(?! change, pain)/i,
  /\b(?:lose|loses|losing|loss of) (?:your |their )?(?:sight|vision)/i,
  /\b(?:flashes|floaters|new (?:specks|spots)|curtain|(?<!blur and )halos)\b/i,
  /double (?:vision|sight)|see(?:s|ing)? double/i,
  /(?<![-\w])(?:splash|chemical)(?![-\w])/i,
  /\brinse[^.]{0,40}\beye|\beye[^.]{0,40}\brinse/i,
  /\b(?:call|seek)\b(?! back)[^.]{0,60}\b(?:right away|at once|immediately)\b/i,
  /\b(?:call|seek)\b(?! back)[^.]{0,60}\b(?:now|today|same day)\b/i,
  /\bpupil[^.]{0,30}\b(?:white|yellow)|\b(?:white|yellow)[^.]{0,20}\bpupil/i,
];

/**
 * Finds urgent advice in a text that isn't from the shared source, with some
 * context.
 */
function ownAdvice(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ');
  return adviceWords.flatMap((text) => {
    const found = text.exec(plain);
    return found
      ? [plain.slice(Math.max(0, found.index - 60), found.index + 80)]
      : [];
  });
}

test.each(pages.map(({ id }) => id))(
  '%s only shows urgent advice from the shared source',
  (id) => {
    const body = documentOf(id).body.cloneNode(true) as HTMLElement;
    for (const shared of body.querySelectorAll(
      '[data-urgent-advice], [id^=source-]',
    ))
      shared.remove();
    expect(
      ownAdvice(body.textContent),
      'Leave urgent advice to the pages that have it from the shared source.',
    ).toEqual([]);
  },
);

/** Below the heading. */
const whereClosed = 'main [data-office=closed]';

/** Beside the steps, in place of the ways for other hours. */
const whenClosed = 'main div:has(> dl) + div[data-office=closed]';

describe('urgent advice', () => {
  test.each(['contact', 'contact-sent', 'eye-care-resources'] as const)(
    '%s links to each instruction at its level, names the hospital and the hours, and says to rinse first',
    (id) => {
      expect(textOf(id)).toMatch(/Chemical: Rinse the eye with water now/);
      expect(textOf(id)).not.toMatch(/Chemical(?!: Rinse the eye)/);
      const guide = documentOf(id).querySelector(
        'main [data-urgent-advice]:has(h3)',
      );
      for (const answer of urgentAnswers) {
        const level = `[data-urgent-level="${adviceFor(answer).level.id}"]`;
        const address = routeById(`urgent-${answer.id}`).canonical;
        expect(
          guide?.querySelector(`${level} a[href="${address}"]`),
        ).not.toBeNull();
      }
      const { emergencyRoom } = practice;
      if (emergencyRoom) {
        expect(guide?.textContent).toContain(
          `${emergencyRoom.name}, ${emergencyRoom.street}`,
        );
        expect(
          guide?.querySelector(`a[href="${emergencyRoom.phone.href}"]`),
        ).not.toBeNull();
      }
      expect(guide?.textContent).toContain('If we’re closed, go to the ER');
      expect(guide?.textContent).toMatch(/When we’re open: .*\(/);
    },
  );

  test('the signs of the kids page lead to their instructions, and to all others', () => {
    const links = [...documentOf('for-kids').querySelectorAll('main #signs a')];
    const targets = links.map((link) => link.getAttribute('href'));
    for (const id of [
      'urgent-newborn',
      'urgent-baby-light',
      'urgent-white-pupil',
      'urgent-turned-eye',
      'something-just-happened',
    ])
      expect(targets).toContain(routeById(id).canonical);
  });

  test.runIf(offers('atropine'))(
    'says whom to call if a child swallows atropine drops',
    () => {
      expect(textOf('myopia-treatment')).toMatch(
        /swallows any, call Poison Control now: 1-800-222-1222/,
      );
      const links = [
        ...documentOf('myopia-treatment').querySelectorAll(
          'main [data-urgent-advice] a',
        ),
      ];
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        'tel:+18002221222',
        'tel:911',
      ]);
    },
  );

  test('each sign is in one answer, with signs of the same level', () => {
    const answered = urgentAnswers.flatMap(({ signs }) => signs);
    expect(answered.sort()).toEqual(urgentSigns.map(({ id }) => id).sort());
    for (const answer of urgentAnswers) {
      const { level, signs } = adviceFor(answer);
      expect(signs.map((sign) => sign.level)).toEqual(
        signs.map(() => level.id),
      );
    }
  });

  test.each(urgentAnswers)(
    'the answer $id says what to do now, open or closed',
    (answer) => {
      const { level, signs } = adviceFor(answer);
      const page = documentOf(`urgent-${answer.id}`);
      expect(page.querySelector('h1')?.textContent).toBe(
        `${answer.answers[0]}: ${answer.first ?? level.title}`,
      );
      const numbers = /\{\w+\}/;
      const text = textOf(`urgent-${answer.id}`);
      for (const part of [
        level.open,
        level.closed,
        ...signs.flatMap(
          ({ goInstead = '', callInstead = '', now, why }: UrgentSign) => [
            goInstead,
            callInstead,
            now,
            why,
          ],
        ),
      ]) {
        for (const fixed of part.split(numbers))
          expect(text).toContain(fixed.trim());
      }
    },
  );

  test('an answer leads to the emergency room while the office is closed, by name, street and phone if the practice gives them', () => {
    const page = documentOf('urgent-flashes');
    const closed = page.querySelector(whenClosed);
    const where = page.querySelector(whereClosed);
    const { emergencyRoom } = practice;
    if (emergencyRoom) {
      const { name, street, phone } = emergencyRoom;
      expect(where?.textContent.startsWith(name + street)).toBe(true);
      expect(where?.querySelector(`a[href="${phone.href}"]`)).not.toBeNull();
      // Once.
      expect(closed?.textContent).not.toContain(name);
    }
    expect(closed?.querySelector('dt')?.textContent).toMatch(
      /^When we’re open: ./,
    );
    expect(closed?.querySelector('dd a')?.getAttribute('href')).toBe(
      practice.phone.href,
    );
    const heading = closed
      ?.closest('[data-urgent-level]')
      ?.querySelector('h3, h1');
    expect(heading?.textContent).toContain('If we’re closed, go to the ER');
  });

  test.each(pages.map(({ id }) => id))(
    '%s has advice for an open office, a closed one and either',
    (id) => {
      const parts = [
        ...documentOf(id).querySelectorAll<HTMLElement>('main [data-office]'),
      ];
      for (const place of new Set(parts.map((part) => part.parentElement))) {
        const states = parts
          .filter((part) => part.parentElement === place)
          .flatMap((part) => part.dataset.office?.split(' '));
        expect([...new Set(states)].sort()).toEqual([
          'closed',
          'open',
          'unknown',
        ]);
      }
    },
  );

  const hrefs = (page: Document, selector: string) =>
    [...page.querySelectorAll(selector)].map((link) =>
      link.getAttribute('href'),
    );

  test.each(urgentAnswers)(
    '$id offers no booking, and no way to a closed office',
    (answer) => {
      const { level } = adviceFor(answer);
      const page = documentOf(`urgent-${answer.id}`);
      expect(hrefs(page, 'a')).not.toContain(practice.bookingUrl);
      expect(hrefs(page, 'header a')).not.toContain(practice.phone.href);
      if (level.id === 'call-when-open') return;
      // Everything around the advice that's displayed while the office is
      // closed, and without scripts.
      for (const open of page.querySelectorAll('[data-office=open]'))
        open.remove();
      const bars = hrefs(page, 'header a, nav[aria-label="Quick links"] a');
      expect(bars).not.toContain(practice.map.url);
      expect(bars).not.toContain(
        routeById('contact').canonical + '#directions',
      );
      expect(bars.includes(practice.emergencyMapUrl)).toBe(
        level.id !== 'call-911',
      );
      const [first] = hrefs(page, 'nav[aria-label="Quick links"] a');
      expect(first).toBe('tel:911');
    },
  );

  test('dust that can burn leads to the answer about chemicals, before anything else', () => {
    const [first] = hrefs(
      documentOf('urgent-speck'),
      'main [data-urgent-sign] a',
    );
    expect(first).toBe(routeById('urgent-chemical').canonical);
  });

  test('lists lead parents to the baby’s doctor first', () =>
    expect(textOf('contact')).toContain(
      'Baby bothered by light: Call your baby’s doctor first',
    ));

  test('after a message wasn’t sent, the first line is about urgent ones', () => {
    const lead = documentOf('contact-not-sent').querySelector('h1 + p');
    expect(lead?.textContent).toMatch(
      /^Is it urgent\? Don’t send it again\. See what to do now\./,
    );
    expect(lead?.querySelector('a')?.getAttribute('href')).toBe(
      routeById('something-just-happened').canonical,
    );
  });

  test.each(pages.map(({ id }) => id))(
    '%s lets people text 911 beside each button that calls it, where that’s possible',
    (id) => {
      const links = [
        ...documentOf(id).querySelectorAll('main a[href="tel:911"]'),
      ];
      const buttons = links.filter((link) =>
        link.textContent.endsWith('Call 911'),
      );
      for (const button of buttons) {
        const text = button.parentElement?.querySelector('a[href="sms:911"]');
        expect(text !== null).toBe(practice.textTo911 === true);
      }
    },
  );

  test('while the office is closed, 911 is as large as where it’s always the emergency room', () => {
    const page = documentOf('urgent-flashes');
    const [button] = page.querySelectorAll(
      'main [data-office=closed] a[href="tel:911"]',
    );
    const [same] = documentOf('urgent-curtain').querySelectorAll(
      'main a[href="tel:911"]',
    );
    expect(button?.outerHTML).toBe(same?.outerHTML);
  });

  // The admin page has neither header nor bar.
  test.each(pages.map(({ id }) => id).filter((id) => id !== 'admin'))(
    '%s has a way to urgent help at any width',
    (id) => {
      const page = documentOf(id);
      const address = routeById('something-just-happened').canonical;
      expect(hrefs(page, '[popover] a')).toContain(address);
      if (id === 'something-just-happened' || id.startsWith('urgent-')) return;
      const bar = 'nav[aria-label="Quick links"] a';
      expect(hrefs(page, bar)).toContain(address);
      // In the top bar, and beside the menu.
      const others = [...page.querySelectorAll('header a')].filter(
        (link) => !link.closest('[popover]'),
      );
      expect(
        others.filter((link) => link.getAttribute('href') === address),
      ).toHaveLength(2);
    },
  );

  test('an example says that the hospital’s number is invented', () => {
    const { emergencyRoom, sample } = practice;
    if (!emergencyRoom) return;
    for (const id of ['urgent-curtain', 'urgent-flashes', 'contact'])
      expect(
        textOf(id).includes(`${emergencyRoom.phone.display} (sample)`),
      ).toBe(sample);
  });

  test('the emergency room’s address leads there', () => {
    const { emergencyRoom, emergencyMapUrl } = practice;
    if (!emergencyRoom) {
      expect(emergencyMapUrl).toMatch(/query=emergency\+room$/);
      return;
    }
    const way = new URL(emergencyMapUrl).searchParams.get('destination');
    expect(way).toBe(
      [emergencyRoom.name, emergencyRoom.street, practice.address.state].join(
        ' ',
      ),
    );
    for (const id of [
      'urgent-curtain',
      'urgent-flashes',
      'urgent-white-pupil',
      'contact',
    ]) {
      const links = [...documentOf(id).querySelectorAll('main a')];
      const streets = links.filter((link) =>
        link.textContent.startsWith(emergencyRoom.street),
      );
      expect(streets.map((link) => link.getAttribute('href'))).toContain(
        emergencyMapUrl,
      );
      expect(
        streets.every((link) => link.getAttribute('href') === emergencyMapUrl),
      ).toBe(true);
    }
  });

  test('every page gives a sign the same level', () => {
    const levels = new Map(
      urgentAnswers.map((answer) => [
        routeById(`urgent-${answer.id}`).canonical,
        adviceFor(answer).level.id,
      ]),
    );
    const given = pages.flatMap(({ id }) =>
      [
        ...documentOf(id).querySelectorAll<HTMLElement>('[data-urgent-level]'),
      ].flatMap((card) =>
        [...card.querySelectorAll('li a')].map((link) => ({
          id,
          to: link.getAttribute('href') ?? '',
          level: card.dataset.urgentLevel,
        })),
      ),
    );
    // Three pages have all signs.
    expect(given).toHaveLength(3 * urgentAnswers.length);
    expect(given).toEqual(
      given.map((link) => ({ ...link, level: levels.get(link.to) })),
    );
  });

  test('what a school found has the same level as the sign', () => {
    const levelOf = (id: UrgentSignId) =>
      urgentSigns.find((sign) => sign.id === id)?.level;
    expect(screeningFindings['pupil-size']).toMatch(
      /^Did it appear suddenly\? Go to the emergency room now\./,
    );
    expect(levelOf('unequal-pupils')).toBe('emergency-room');
    expect(screeningFindings['red-reflex']).toMatch(
      /first thing when we’re open/,
    );
    expect(levelOf('white-pupil')).toBe('call-when-open');
  });

  test('a white pupil waits for the office to open, unless the eye hurts or looks sick', () => {
    const page = documentOf('urgent-white-pupil');
    expect(page.querySelector('h1')?.textContent).toMatch(
      /If we’re closed, call when we open$/,
    );
    for (const state of ['open', 'closed', 'unknown'])
      expect(
        page.querySelector(`[data-office=${state}] [data-instead]`)
          ?.textContent,
      ).toMatch(
        /^Is the eye red or swollen, .*\? Go to the emergency room now\.$/,
      );
    expect(page.querySelector(whereClosed)?.textContent).toContain(
      'The call can wait until we open. ',
    );
    const bar = page.querySelector('nav [data-office="closed unknown"]');
    expect(bar?.textContent).toContain('Call 911');
  });

  test.each(minorProblems)(
    '$name: says when it can’t wait, and leads to what to do then',
    ({ unless, answers }) => {
      const page = documentOf('what-can-wait');
      const [words = ''] = unless.split('{');
      const item = [...page.querySelectorAll('main dl > div')].find(
        ({ textContent }) => textContent.includes(words),
      );
      const links = [...(item?.querySelectorAll('a') ?? [])].map((link) =>
        link.getAttribute('href'),
      );
      expect(links).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^#source-/),
          ...answers.map((id) => routeById(`urgent-${id}`).canonical),
        ]),
      );
    },
  );

  test.each([
    'what-can-wait',
    ...urgentAnswers.map(({ id }) => `urgent-${id}`),
  ])('%s is easy to read, sources and all', (id) =>
    expect(readability(documentOf(id), loaded).grade).toBeLessThanOrEqual(6),
  );

  test('is easy to read', () => {
    const page = documentOf('urgent-flashes').cloneNode(true) as Document;
    const ids = [
      'eye-care-resources',
      ...urgentAnswers.map(({ id }) => `urgent-${id}`),
    ];
    page.body.replaceChildren(
      ...ids.flatMap((id) => [
        ...(documentOf(id).cloneNode(true) as Document).querySelectorAll(
          'main [data-urgent-level]',
        ),
      ]),
    );
    for (const other of page.querySelectorAll('h3 [hidden]')) other.remove();
    const { grade, sentences } = readability(page, loaded);
    expect(sentences.length).toBeGreaterThan(30);
    expect(grade).toBeLessThanOrEqual(6);
    expect(sentences.filter(({ words }) => words > 20)).toEqual([]);
  });

  test('the form leads to the signs right below it, a curtain and flashes among them', () => {
    const form = documentOf('contact').querySelector('form');
    const signs = documentOf('contact').getElementById('urgent');
    expect(form?.querySelector('a[href="#urgent"]')).not.toBeNull();
    expect(signs?.previousElementSibling?.contains(form)).toBe(true);
    expect(signs?.textContent).toMatch(/curtain.*flashes/i);
  });

  test('the form without JavaScript doesn’t promise a reply to an urgent message', () =>
    expect(textOf('contact-sent')).toMatch(
      /Is it urgent\? Don’t wait for our reply\. .*If it isn’t urgent, we’ll/,
    ));
});

/**
 * The files with urgent advice, the claims, and generated translations of the
 * advice.
 */
const homes = [
  'shared/src/practice.ts',
  'shared/src/urgent-advice.ts',
  'shared/src/urgent-message.ts',
  'frontend/src/content/urgent-questions.ts',
  'frontend/src/content/what-can-wait.ts',
  'frontend/src/content/claims.ts',
];

test('no other file has urgent advice', () => {
  const root = join(import.meta.dirname, '../../..');
  const found = globSync('{shared,frontend,backend}/src/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter(
      (path) => !homes.includes(path) && !/\.(?:test|spec)\.tsx?$/.test(path),
    )
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const text = source
        .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
        .replace(/\{'\s*'\}/g, '')
        // Skip the ids of signs, claims and pages.
        .replace(/(['"])[a-z\d]+(?:-[a-z\d]+)*\1/g, '');
      return ownAdvice(text).map((advice) => `${path}: ${advice}`);
    });
  expect(found).toEqual([]);
});
