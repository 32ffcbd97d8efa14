/** Where each sign leads: the whole table, as the pages are served. */
import { expect } from '@playwright/test';
import { publicPages } from '../../src/routes.ts';
import { test, type ServedPage } from '../../src/served-pages.ts';

/**
 * `us, ER` leads to us while we're open, otherwise to the emergency room. `us,
 * later` waits for us to open.
 */
type Way =
  | '911'
  | 'ER'
  | 'us'
  | 'later'
  | 'us, ER'
  | 'us, later'
  | 'rinse, ER'
  | 'rinse, us'
  | 'doctor, ER'
  | 'doctor, us';

/**
 * What to do first while the office is open, while it's closed, and at any
 * hour: without scripts, and on paper.
 */
const table: Record<string, readonly [open: Way, closed: Way, any: Way]> = {
  // Did your vision change?
  'vision-loss': ['911', '911', '911'],
  curtain: ['ER', 'ER', 'ER'],
  blur: ['ER', 'ER', 'ER'],
  'after-surgery': ['ER', 'ER', 'ER'],
  headache: ['ER', 'ER', 'ER'],
  flashes: ['us', 'ER', 'us, ER'],
  'wavy-lines': ['us', 'ER', 'us, ER'],
  zigzags: ['us', 'ER', 'us, ER'],

  // Did something hit your eye or get in it?
  chemical: ['rinse, ER', 'rinse, ER', 'rinse, ER'],
  injury: ['ER', 'ER', 'ER'],
  speck: ['rinse, us', 'rinse, ER', 'rinse, us'],

  // Does an eye hurt or look wrong?
  'eye-pain': ['ER', 'ER', 'ER'],
  'light-pain': ['us', 'ER', 'us, ER'],
  'unequal-pupils': ['ER', 'ER', 'ER'],
  'drooping-lid': ['ER', 'ER', 'ER'],
  'swollen-lid': ['ER', 'ER', 'ER'],
  'red-eye': ['us', 'ER', 'us, ER'],
  shingles: ['us', 'ER', 'us, ER'],
  newborn: ['ER', 'ER', 'ER'],
  'baby-light': ['doctor, us', 'doctor, ER', 'doctor, us'],
  'white-pupil': ['us', 'later', 'us, later'],
  'turned-eye': ['us', 'ER', 'us, ER'],
};

const doctor = {
  en: 'Call your baby’s doctor now',
  es: 'Llame ya al doctor de su bebé',
};
const rinse = { en: 'Rinse the eye', es: 'Enjuáguese el ojo' };

/** What a page's heading says. */
const headings: Record<Way, { en: string; es: string }> = {
  '911': { en: 'Call 911 now', es: 'Llame al 911 ahora mismo' },
  ER: {
    en: 'Go to the emergency room now',
    es: 'Vaya a la sala de emergencias ahora mismo',
  },
  us: { en: 'Call us now', es: 'Llámenos ahora mismo' },
  later: {
    en: 'Call us first thing when we open',
    es: 'Llámenos en cuanto abramos',
  },
  'us, ER': {
    en: 'Call us. If we’re closed, go to the ER',
    es: 'Llámenos. Si está cerrado, vaya a emergencias',
  },
  'us, later': {
    en: 'Call us. If we’re closed, call when we open',
    es: 'Llámenos. Si está cerrado, llame en cuanto abramos',
  },
  'rinse, ER': rinse,
  'rinse, us': rinse,
  'doctor, ER': doctor,
  'doctor, us': doctor,
};

/** While we're closed, the emergency room is what everyone is sent to. */
const notInstead = /^(?!.*(?:instead|Mejor vaya))/;

const languages = [
  { language: 'en', prefix: '' },
  { language: 'es', prefix: '/es' },
] as const;

/** Each with its column of the table. */
const states = { open: 0, closed: 1, unknown: 2, paper: 2 } as const;
type State = keyof typeof states;

const stateNames = Object.keys(states) as State[];

/** Who should do something else before a call to us: on the first screen. */
const instead: Record<string, { anytime?: RegExp; unlessClosed?: RegExp }> = {
  flashes: { unlessClosed: /curtain|cortina/ },
  'wavy-lines': { anytime: /retina/ },
  zigzags: { anytime: /911/, unlessClosed: /one eye|un solo ojo/ },
  'light-pain': { anytime: /911/, unlessClosed: /worse vision|ve peor/ },
  'red-eye': { unlessClosed: /worse vision|ve peor/ },
  'white-pupil': { anytime: /emergency room now|a la sala de emergencias/ },
  'turned-eye': { anytime: /911/ },
};

interface Shown {
  title: string;
  /**
   * The first number or map of the advice: no page, no footnote, and nothing
   * that only some should call instead, which comes before.
   */
  first: string;
  /** What only some should do instead, above that number. */
  instead: string;
}

/** What a page shows in a state. */
const shownIn = (page: ServedPage, state: State): Promise<Shown> =>
  page.document.evaluate((served, state) => {
    const main = served.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const part of main.querySelectorAll('[data-office]')) {
      const shownIn = part.getAttribute('data-office')?.split(' ') ?? [];
      // Paper has what isn't hidden (print.css).
      if (
        state === 'paper' ? part.matches('[hidden]') : !shownIn.includes(state)
      )
        part.remove();
    }
    if (state === 'paper')
      for (const part of main.querySelectorAll('[data-print=no]'))
        part.remove();
    const title = main.querySelector('h1 > :last-child');
    const choice = title?.querySelector('[data-live=choice]');
    const first = main.querySelector(
      '[data-urgent-level] a[href]:not([href^="#"], [href^="/"], [data-urgent-sign] *, [data-instead] *)',
    );
    return {
      title: choice?.getAttribute(`data-${state}`) ?? title?.textContent ?? '',
      first: first?.getAttribute('href') ?? '',
      instead: [...main.querySelectorAll('[data-instead]')]
        .filter(
          (part) =>
            !first ||
            part.compareDocumentPosition(first) &
              Node.DOCUMENT_POSITION_FOLLOWING,
        )
        .map((part) => part.textContent)
        .join(' '),
    };
  }, state);

test('every sign is in the table', () => {
  const answer = /\/something-just-happened\/(?!can-wait)([^/]+)/;
  const answers = publicPages.flatMap((path) => answer.exec(path)?.[1] ?? []);
  const signs = Object.keys(table);
  // In both languages.
  expect([...new Set(answers)].sort()).toEqual(signs.sort());
});

for (const [sign, ways] of Object.entries(table)) {
  test(`${sign} leads to: ${ways.join(' · ')}`, async ({ served }) => {
    for (const { language, prefix } of languages) {
      const path = `${prefix}/something-just-happened/${sign}/`;
      const page = await served(path);
      for (const state of stateNames) {
        const way = ways[states[state]];
        const { title, first, ...others } = await shownIn(page, state);
        const place = `${path} (${state})`;
        expect
          .soft(title.toLowerCase(), place)
          .toContain(headings[way][language].toLowerCase());
        const leadsToUs = first === 'tel:+17325550142';
        expect.soft(leadsToUs, place).toBe(way.includes('us'));
        const { anytime = /^/, unlessClosed = /^/ } = instead[sign] ?? {};
        expect.soft(others.instead, place).toMatch(anytime);
        expect
          .soft(others.instead, place)
          .toMatch(state === 'closed' ? notInstead : unlessClosed);
      }
    }
  });
}

test('the questions lead to every sign, and to what can wait', async ({
  served,
}) => {
  for (const { prefix } of languages) {
    const page = await served(`${prefix}/something-just-happened/`);
    const targets = await page.document.evaluate((served) =>
      [...served.querySelectorAll('main a')].map(
        (link) => link.getAttribute('href')?.split('/').at(-2) ?? '',
      ),
    );
    expect(targets).toEqual(
      expect.arrayContaining([...Object.keys(table), 'can-wait']),
    );
  }
});
