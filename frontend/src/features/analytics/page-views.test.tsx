// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let leave: () => void;

const goTo = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/**
 * Renders the site at a path like a fresh page load, with nothing reported yet.
 */
async function loadAt(address: string): Promise<void> {
  vi.resetModules();
  const { PageViews } = await import('./page-views');
  window.history.replaceState(null, '', address);
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <BrowserRouter>
        <PageViews />
      </BrowserRouter>,
    ),
  );
  leave = () => act(() => root.unmount());
}

const commands = () =>
  (window.dataLayer ?? []).map((command) =>
    Array.from(command as ArrayLike<unknown>),
  );

/** The reported page paths. */
function reported(): unknown[] {
  const paths: unknown[] = [];
  let path: unknown;
  for (const [name, value] of commands()) {
    if (name === 'set') path = (value as { page_path: string }).page_path;
    if (name === 'event') paths.push(path);
  }
  return paths;
}

const scriptUrls = () =>
  [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__GA_MEASUREMENT_ID__', 'G-SAMPLE');
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  delete window.dataLayer;
  document.head.replaceChildren();
});

test('reports each route once, with its final path', async () => {
  await loadAt('/');
  goTo('/about');
  goTo('/about/');
  goTo('/about/#dr-maya-sample');
  goTo('/eye-exam-edison-nj');
  goTo('/');
  expect(reported()).toEqual(['/', '/about/', '/eye-exam-edison-nj', '/']);
});

test('sends only the path', async () => {
  await loadAt('/about/?name=Ada#form');
  expect(
    commands().filter(([name]) => name === 'set' || name === 'event'),
  ).toEqual([
    [
      'set',
      {
        page_path: '/about/',
        page_location: `${window.location.origin}/about/`,
        page_title: '',
        page_referrer: '',
      },
    ],
    ['event', 'page_view'],
  ]);
});

test.each([
  '/something-just-happened/',
  '/something-just-happened/headache/',
  '/contact/',
  '/contact/sent/',
  '/contact/not-sent/',
  '/myopia-visit/',
  '/notice-of-privacy-practices/',
])(
  'reports nothing of %s, and doesn’t load the service for it',
  async (path) => {
    await loadAt(path);
    expect(scriptUrls()).toEqual([]);
    goTo('/about/');
    goTo(path);
    goTo('/');
    expect(reported()).toEqual(['/about/', '/']);
  },
);

test('loads the service once, with automatic page views off', async () => {
  await loadAt('/');
  goTo('/about/');
  expect(scriptUrls()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-SAMPLE',
  ]);
  expect(commands()).toContainEqual([
    'config',
    'G-SAMPLE',
    expect.objectContaining({ send_page_view: false }),
  ]);
});

test('makes no requests without a measurement id', async () => {
  vi.stubGlobal('__GA_MEASUREMENT_ID__', '');
  await loadAt('/');
  expect(scriptUrls()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('reports nothing from a browser that sends %s', async (_, signal) => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(window.navigator) as Navigator, signal),
  );
  await loadAt('/');
  goTo('/about/');
  expect(scriptUrls()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});
