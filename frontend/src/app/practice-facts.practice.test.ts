import { details } from 'practice/details';
import { doctors, founder } from 'practice/doctors';
import { gettingHere } from 'practice/getting-here';
import { letter } from 'practice/letter';
import { opening } from 'practice/opening';
import { minutesOf } from 'shared/opening-hours';
import { expect, test, vi } from 'vitest';
import { examTotalMinutes } from '@/content/exam-steps';
import { atStart } from '@/content/in-words';
import { closures } from '@/content/opening-details';
import {
  datedName,
  insurers,
  planLines,
  takesInsurance,
} from '@/content/insurers';
import { fullName } from '@/content/plan-name';
import { practice } from '@/content/practice';
import { prices } from '@/content/prices';
import { treatmentIds } from '@/content/treatment-ids';
import { services } from '@/content/services';
import { describeWeek } from '@/content/week';
import street from '@/pages/home/illustrations/street.svg?illustration';
import { indexablePages, pages } from '@/seo/pages';
import { routeById } from '@/seo/routes';
import { documentOf, graphsOf, textOf } from '@/testing/rendered-pages';
import { renderPage } from './entry-prerender';

const { table, lines } = describeWeek(opening.hours);
const ids = pages.map(({ id }) => id);

test.each(ids)('%s only shows the practice’s hours', (id) => {
  const ranges =
    textOf(id).match(
      /\d{1,2}:\d\d [AP]M (?:to|–|-) (?:midnight|\d{1,2}:\d\d [AP]M)/g,
    ) ?? [];
  const open = [...lines, ...closures].flatMap(({ times }) =>
    times.replace(' each day', '').split(' and '),
  );
  expect(ranges.filter((range) => !open.includes(range))).toEqual([]);
});

const squeezed = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const [hours, ...closed] = [
  ...documentOf('contact').querySelectorAll('main table'),
].map((table) =>
  [...table.querySelectorAll('tr')].map(({ children }) =>
    [...children].map(squeezed),
  ),
);

test('the contact page shows the right hours for each day', () =>
  expect(hours).toEqual(
    table.map(({ days, times }) => [days, times || 'Closed']),
  ));

// The admin page has no footer.
test.each(ids.filter((id) => id !== 'admin'))(
  '%s lists closures in its footer, with their hours',
  (id) => {
    const footer =
      [...documentOf(id).querySelectorAll('footer')].pop()?.textContent ?? '';
    const listed = closures.map(
      ({ reason, day, times }) => `${atStart(reason)}: ${day}, ${times}`,
    );
    expect(listed.filter((closure) => !footer.includes(closure))).toEqual([]);
    expect(footer.includes('Special hours')).toBe(listed.length > 0);
  },
);

interface Node {
  '@type': string | string[];
  specialOpeningHoursSpecification?: Record<
    'validFrom' | 'validThrough' | 'opens' | 'closes',
    string
  >[];
  openingHoursSpecification?: {
    dayOfWeek?: string | string[];
    opens: string;
    closes: string;
  }[];
}

const nodesOf = (id: string) =>
  graphsOf<Node>(id).flatMap((graph) => graph['@graph']);

const rated = indexablePages.filter(({ schemas }) =>
  schemas.includes('AggregateRating'),
);

test.each(rated)(
  '$id shows the rating that its structured data has',
  ({ id }) => {
    expect(textOf(id)).toContain(String(practice.rating?.average));
    expect(textOf(id)).toContain(practice.rating?.countText);
  },
);

const closedAllDay = { opens: '00:00', closes: '00:00' };

/** Google writes `26:00` as `02:00`. */
const onAClock = (time: string) =>
  new Date(minutesOf(time) * 60_000).toISOString().slice(11, 16);

const inStructuredData = indexablePages.map(({ id }) => id);

test.each(inStructuredData)(
  '%s has all hours and closures in its structured data',
  (id) => {
    const declared = nodesOf(id)
      .flatMap((node) => node.openingHoursSpecification ?? [])
      .flatMap(({ dayOfWeek = [], opens, closes }) =>
        [dayOfWeek]
          .flat()
          .map((day) => `${day.replace(/.*\//, '')} ${opens} ${closes}`),
      );
    const open = Object.entries(opening.hours).flatMap(([day, spans]) =>
      spans.map(({ opens, closes }) => `${day} ${opens} ${onAClock(closes)}`),
    );
    expect(declared.sort()).toEqual(open.sort());
    const special = nodesOf(id).flatMap(
      (node) => node.specialOpeningHoursSpecification ?? [],
    );
    expect(special).toMatchObject(
      closures.flatMap(({ date, through, spans: [span = closedAllDay] }) => ({
        validFrom: date,
        validThrough: through,
        opens: span.opens,
        closes: onAClock(span.closes),
      })),
    );
  },
);

/** Names of treatments on pages. */
const treatmentWords = {
  'overnight-lenses': /overnight[- ]lens|orthokeratology|ortho-k/i,
  'soft-lenses': /soft[- ]lens(?:es)? (?:that|to) slow|MiSight/i,
  atropine: /atropine/i,
  'myopia-glasses': /Stellest|myopia[- ]control glasses/i,
} as const satisfies Record<(typeof treatmentIds)[number], RegExp>;

test.each(ids)('%s mentions only offered treatments', (id) => {
  const page = documentOf(id).documentElement.cloneNode(true) as HTMLElement;
  // Titles of sources and claims can mention other treatments.
  for (const source of page.querySelectorAll('[id^=source-]')) source.remove();
  const named = treatmentIds.filter((treatment) =>
    treatmentWords[treatment].test(page.innerHTML.replace(/href="[^"]*"/g, '')),
  );
  expect(
    named.filter((treatment) => !practice.treatments.includes(treatment)),
  ).toEqual([]);
});

test('the letter has the founder’s portrait, if someone here founded the practice', () => {
  const portraits = new Map(
    doctors.map(({ portrait, slug }) => [portrait.src, slug]),
  );
  const sections = [...documentOf('about').querySelectorAll('section')];
  const signed = sections.find((section) =>
    section.querySelector('h2')?.textContent.startsWith('A letter from'),
  );
  // The letter is optional.
  expect(signed !== undefined).toBe(letter !== undefined);
  const shown = [...(signed?.querySelectorAll('img') ?? [])]
    .map((image) => portraits.get(image.getAttribute('src') ?? ''))
    .filter((slug) => slug !== undefined);
  expect(shown).toEqual(letter && founder ? [founder.slug] : []);
});

const languages = [
  'Spanish',
  'French',
  'German',
  'Polish',
  'Hindi',
  'Mandarin',
  'Korean',
  'Arabic',
  'Russian',
  'Portuguese',
  'Vietnamese',
  'Tagalog',
  'American Sign Language',
];

test.each(ids)(
  '%s only promises languages of the doctors and the front desk',
  (id) => {
    const spoken = new Set([
      ...details.languages,
      ...doctors.flatMap((doctor) => doctor.languages),
    ]);
    const foreign = languages.filter((language) => !spoken.has(language));
    const text = textOf(id);
    expect(
      foreign.filter((language) => text.includes(` in ${language}`)),
    ).toEqual([]);
  },
);

const sectionOf = (page: string, id: string) =>
  documentOf(page).getElementById(id);

test('the contact page lists every closure with its weekday, hours and reason', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const expected = [...opening.closures]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, through = date, reason }, index) => {
      const days = [...new Set([date, through])].map((day) =>
        format.format(new Date(day)),
      );
      const times = closures[index]?.times ?? '';
      return [atStart(reason), `${days.join(' to ')}, ${times}`];
    });
  expect(closed.flat()).toEqual(expected);
});

test('no page lists a closure after its last day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2100, 0) });
  const html = await renderPage('/contact/');
  vi.useRealTimers();
  expect(html).not.toMatch(/Special hours/);
});

test('the contact page has headings for parking and accessibility', () => {
  const heading = (id: string) => squeezed(sectionOf('contact', id));
  expect(heading('parking')).toBe(gettingHere.car ? 'Parking' : '');
  expect(heading('accessibility')).toBe(
    gettingHere.stepFree ? 'Accessibility' : '',
  );
});

test('the contact page has each way to the door, with a drawing for each step', () => {
  const ways = gettingHere.routes.map(({ name, steps }) => ({
    name,
    steps: steps.map(({ text }) => text),
  }));
  const shown = [...documentOf('contact').querySelectorAll('ol:has(svg)')].map(
    (list) => ({
      name: squeezed(list.previousElementSibling),
      steps: [...list.querySelectorAll('svg + span')].map(squeezed),
    }),
  );
  expect(shown).toEqual(ways);
});

test('the contact page begins with how deaf people reach the practice', () => {
  const [start = ''] = textOf('contact').split('Office hours');
  expect(start).toContain(
    details.answers.relay ?? 'Call us through 711 relay, or write to us.',
  );
});
test.each(['contact', 'contact-sent'])(
  '%s says how soon a reply comes only if the practice promises it',
  (id) => {
    const promised = details.promises.reply ?? false;
    expect(textOf(id).includes('within one business day')).toBe(promised);
  },
);

test('the contact page explains how to get medical records', () =>
  expect(squeezed(sectionOf('contact', 'records')?.closest('details'))).toMatch(
    /copy of your records.* 30 days.*HIPAA/,
  ));

test('the new patients page shows the practice’s prices and no others', () => {
  const rows = [
    ...(sectionOf('new-patients', 'cost')?.querySelectorAll('td') ?? []),
  ];
  const { exam, childExam, contactLensFitting, firstMyopiaYear } = prices;
  expect(rows.map(squeezed)).toEqual(
    [exam, childExam, contactLensFitting, firstMyopiaYear].flatMap((price) =>
      price ? `${price.current} ${price.later ?? ''}`.trim() : [],
    ),
  );
});

test('the new patients page lists what’s taken and what isn’t, line by line', () => {
  const section = sectionOf('new-patients', 'insurance');
  expect(section !== null).toBe(takesInsurance);
  const rows = [...(section?.querySelectorAll('dl > div') ?? [])].map((row) => [
    squeezed(row.querySelector('dt')),
    [...row.querySelectorAll('li')].map(squeezed),
    squeezed(row).includes('We don’t take:'),
  ]);
  const expected = planLines.map(({ title, taken, notTaken }) => [
    title,
    [
      ...taken.map((plan) => datedName({ ...plan, name: fullName(plan) })),
      ...notTaken,
    ],
    notTaken.length > 0,
  ]);
  expect(rows).toEqual(takesInsurance ? expected : []);
  const titles = [...(section?.querySelectorAll('h3') ?? [])].map(squeezed);
  expect(titles.includes('Medicaid')).toBe(
    details.insurers.medicaid.length > 0,
  );
});

test.each(['contact', 'new-patients', 'for-kids'])(
  '%s lists the languages and free interpreters',
  (id) => {
    const text = squeezed(documentOf(id).querySelector('main'));
    const more = details.languages.length > 1 ? details.languages : [];
    expect(more.filter((language) => !text.includes(language))).toEqual([]);
    expect(/interpreter[^.]*\. It’s free/.test(text)).toBe(
      details.interpreters,
    );
  },
);

const towns = pages.filter(({ kind }) => kind === 'town').map(({ id }) => id);

test('the home page has rating and insurance', () => {
  const home = documentOf('home');
  const links = [...home.querySelectorAll('main a')].map((link) =>
    link.getAttribute('href'),
  );
  const text = home.querySelector('main')?.textContent ?? '';
  const { rating } = practice;
  expect(links).toEqual(
    expect.arrayContaining([
      ...(rating ? ['/reviews/'] : []),
      ...(insurers.length > 0 ? ['/new-patients/#insurance'] : []),
    ]),
  );
  const shown = [
    ...(rating ? [String(rating.average), rating.countText] : []),
    ...insurers.map(datedName),
  ];
  expect(shown.filter((fact) => !text.includes(fact))).toEqual([]);
});

// One test for all towns, because a practice can have none.
test('each town page starts with opening hours, the length of an exam, insurance and rating', () => {
  const { rating } = practice;
  const shown = [
    ...lines.map(({ times }) => times),
    ...(examTotalMinutes ? [`${examTotalMinutes} minutes`] : []),
    ...insurers.map(datedName),
    ...(rating ? [String(rating.average), rating.countText] : []),
  ];
  for (const id of towns) {
    const [header = ''] = textOf(id).split(
      documentOf(id).querySelector('main h2')?.textContent ?? '',
    );
    expect(
      shown.filter((text) => !header.includes(text)),
      id,
    ).toEqual([]);
  }
});

test('only the contact page has full parking and accessibility details, and each town page links to it', () => {
  const { car, stepFree } = gettingHere;
  for (const id of towns) {
    const main = documentOf(id).querySelector('main');
    expect(main?.querySelector('a[href^="/contact/"]'), id).not.toBeNull();
    for (const text of [car, stepFree]) {
      if (text) expect(main?.textContent, id).not.toContain(text);
    }
  }
});

const linksIn = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href'),
  );

const titled = (id: string, level: 'h2' | 'h3') =>
  [...documentOf(id).querySelectorAll(level)].map(
    (heading) => heading.textContent,
  );

test('the kids page starts with what to do after a failed school screening', () => {
  const first = documentOf('for-kids').querySelector('main section');
  expect(first?.querySelector('h2')?.textContent).toMatch(
    /fail a school vision screening/,
  );
  const words = first?.textContent ?? '';
  expect(words.includes('without insurance')).toBe(
    prices.childExam !== undefined && takesInsurance,
  );
  expect(words).toContain(prices.childExam?.amount ?? '');
  for (const plan of details.insurers.medicaid)
    expect(words).toContain(datedName(plan));
  expect(linksIn(first)).toEqual(
    expect.arrayContaining([
      practice.bookingUrl ?? practice.phone.href,
      practice.phone.href,
      ...(insurers.length > 0
        ? [`${routeById('new-patients').canonical}#insurance`]
        : []),
    ]),
  );
});

test('the services page has a section and a link for each service, and for no other', () => {
  const sections = [
    ...documentOf('services').querySelectorAll('main section[id]'),
  ].map(({ id }) => id);
  expect(sections).toEqual(services.map(({ id }) => id));
  expect(
    linksIn(
      documentOf('services').querySelector('nav[aria-label="On this page"]'),
    ),
  ).toEqual(services.map(({ id }) => `#${id}`));
});

test('the services page promises to remake glasses only if the practice does', () => {
  const { promises, remake } = details;
  const remakes = promises.opticalShop && remake;
  expect(
    titled('services', 'h3').includes('If your new glasses don’t feel right'),
  ).toBe(Boolean(remakes));
  if (remakes)
    expect(textOf('services')).toContain(`within ${remake.days} days`);
});

test('the home page’s illustration has a train only if the practice is near one', () =>
  expect(street.src.includes('data-if')).toBe(details.transit !== undefined));
