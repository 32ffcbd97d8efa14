import { expect, type Page } from '@playwright/test';
import { DashboardScreen, type sections } from './admin.ts';

const devices = ['all', 'phone', 'tablet', 'desktop'] as const;

/**
 * Metrics by device, with the 75th percentile of the visits. Tablets have too
 * few.
 */
const metricsOf = (visits: number, lcp: number | null) =>
  devices.map((device) => {
    const few = device === 'tablet';
    return {
      device,
      visits: few ? 7 : visits,
      metrics: Object.entries({ lcp, inp: 240, cls: 0.31, ttfb: null }).map(
        ([metric, value]) => {
          const p75 = few || value === null ? null : { value, open: false };
          return {
            metric,
            visits: p75 ? visits : 7,
            p75,
            weeks: [null, p75, p75, p75],
          };
        },
      ),
    };
  });

/** What the server reports about a practice with many visits. */
export const vitalsReport = {
  since: '2026-01-05',
  from: '2026-10-26',
  site: metricsOf(1200, 2140),
  pages: [
    { path: '/', label: 'Home', devices: metricsOf(900, 1980) },
    { path: '/contact/', label: 'Contact', devices: metricsOf(12, null) },
  ],
  missing: [
    { path: '/broken-link', visits: 3, linked: 2 },
    {
      path: `/an-old-address/${'without-a-place-to-break-'.repeat(3)}`,
      visits: 1,
      linked: 0,
    },
  ],
  crowded: true,
};

const message = {
  receivedAt: '2026-11-20T15:00:00.000Z',
  attempts: 0,
  lastError: '',
  reason: '',
};

const undelivered = [
  {
    ...message,
    id: 'one',
    state: 'failed',
    attempts: 13,
    lastError: 'Error ESOCKET',
  },
  {
    ...message,
    id: 'two',
    state: 'quarantined',
    reason: 'hidden field filled in',
  },
];

/** Two messages as the server lists them, and those before. */
export const messageList = {
  messages: undelivered,
  counts: { waiting: 0, failed: 1, quarantined: 1 },
  listedInDigest: 1,
  delivered: { today: 3, week: 21 },
  lastReceivedAt: Date.parse(message.receivedAt),
  mailServer: 'available',
};

const finding = (severity: string) => ({
  severity,
  what: `This page has the ${severity} of a test.`,
  todo: 'Tell your developer.',
  paths: ['/'],
});

const result = {
  finishedAt: message.receivedAt,
  milliseconds: 1200,
  addresses: 46,
  before: {
    finishedAt: '2026-11-19T15:00:00.000Z',
    gone: ['Home: It answered 500.'],
  },
  report: {
    site: [{ ...finding('notice'), isNew: true }],
    pages: [
      {
        id: 'home',
        label: 'Home',
        path: '/',
        declaredIndexed: true,
        indexable: false,
        reason: 'it answers 500',
        findings: ['error', 'warning', 'notice'].map(finding),
      },
    ],
  },
};

const actor = { session: 7, address: '203.0.113.0', browser: 'Firefox' };

const activity = [
  {
    ...actor,
    event: 'signed-in',
    at: Date.UTC(2026, 10, 20, 15, 0),
    session: 8,
  },
  { event: 'password-changed', at: Date.UTC(2026, 10, 20, 14, 0) },
  {
    ...actor,
    event: 'messages-retried',
    at: Date.UTC(2026, 10, 19, 15, 5),
    count: 2,
  },
  { ...actor, event: 'signed-in', at: Date.UTC(2026, 10, 19, 15, 0) },
  {
    event: 'sign-in-refused',
    at: Date.UTC(2026, 10, 19, 14, 59),
    address: '203.0.113.0',
  },
];

/** In the practice's zone, as year-month-day. */
const today = new Date().toLocaleDateString('en-CA', {
  timeZone: 'America/New_York',
});

const nothingSet = {
  version: 0,
  changes: [],
  otherPhones: ['(732) 555-0143'],
  today,
};

/** As many changes as there can be. */
const fiveSet = {
  ...nothingSet,
  version: 7,
  changes: [
    { kind: 'closed', reason: 'weather', from: today, until: today },
    {
      kind: 'hours',
      opens: '10:00',
      closes: '15:00',
      from: today,
      until: today,
    },
    { kind: 'phone', from: today, until: today },
    {
      kind: 'notice',
      text: { en: 'Please park behind the house.' },
      from: today,
      until: today,
    },
    {
      kind: 'notice',
      text: {
        en: `${'We’re moving our optical shop one door down. '.repeat(3)}Come in!`,
        es: 'Cambiamos de local.',
      },
      from: today,
      until: today,
    },
  ],
};

/** What visitors see. */
export const dayPreview = {
  languages: [
    {
      language: 'en',
      strip: ['We’re closed today because of the weather.'],
      sign: 'Closed. Opens Wednesday 9:00 AM',
    },
    {
      language: 'es',
      strip: ['Estamos cerrados hoy por el mal tiempo.'],
      sign: 'Cerrado. Abre el miércoles a las 9:00 a. m.',
    },
  ],
};

const full = {
  today: fiveSet,
  'today/preview': dayPreview,
  messages: messageList,
  'live-check': { running: null, result },
  activity: { activity, session: 8 },
  vitals: vitalsReport,
  warnings: {
    warnings: [
      {
        severity: 'warning',
        what: 'The newest backup is 9 days old. Run `make backup`.',
      },
    ],
  },
};

/** What the server answers in each state of the site. */
export const states = {
  full,
  /** Nobody has visited or written, and nothing was checked. */
  empty: {
    today: nothingSet,
    'today/preview': dayPreview,
    messages: {
      messages: [],
      counts: { waiting: 0, failed: 0, quarantined: 0 },
      listedInDigest: 0,
      delivered: { today: 0, week: 0 },
      mailServer: 'none',
    },
    'live-check': { running: null, result: null },
    activity: { activity: [], session: 0 },
    warnings: { warnings: [] },
    vitals: {
      ...vitalsReport,
      since: '2026-11-20',
      pages: [],
      missing: [],
      crowded: false,
      site: devices.map((device) => ({ device, visits: 0, metrics: [] })),
    },
  },
  /** All of it without an answer. */
  failing: Object.fromEntries(
    Object.keys(full).map((call) => [call, undefined]),
  ),
} satisfies Record<string, Record<string, object | undefined>>;

/** Opens a section of a dashboard with these answers. */
export async function openDashboard(
  page: Page,
  section: (typeof sections)[number],
  state: keyof typeof states,
): Promise<DashboardScreen> {
  for (const [call, json] of Object.entries<object | undefined>(
    states[state],
  )) {
    await page.route(`/api/admin/${call}`, (route) =>
      route.fulfill(
        json ? { json } : { status: 503, json: { error: 'Not now.' } },
      ),
    );
  }
  const dashboard = new DashboardScreen(page);
  await dashboard.open(section);
  await expect(
    page.getByRole('main').getByRole('region').first(),
  ).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  return dashboard;
}

/** Opens a section of a fully populated dashboard and expands all its lists. */
export async function openPopulatedDashboard(
  page: Page,
  section: (typeof sections)[number],
): Promise<DashboardScreen> {
  const dashboard = await openDashboard(page, section, 'full');
  // Its findings have no such line while they're loaded.
  if (section === 'pages') await expect(dashboard.lastChecked).toBeVisible();
  for (const summary of await page.locator('main summary').all())
    await summary.click();
  return dashboard;
}
