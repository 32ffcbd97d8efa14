// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let leave: () => void;

function goTo(address: string): void {
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Opens the site at an address, as a load of the page does: with nothing reported before. */
async function arriveAt(address: string): Promise<void> {
  vi.resetModules();
  const { PageViews } = await import('./page-views');
  window.history.replaceState(null, '', address);
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(
      <BrowserRouter>
        <PageViews />
      </BrowserRouter>,
    );
  });
  leave = () => {
    act(() => {
      root.unmount();
    });
  };
}

const commands = () =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

/** The paths of the page views, as set before each of them. */
function reported(): unknown[] {
  const paths: unknown[] = [];
  let path: unknown;
  for (const [name, value] of commands()) {
    if (name === 'set') path = (value as { page_path: string }).page_path;
    if (name === 'event') paths.push(path);
  }
  return paths;
}

const strangers = () => [...document.querySelectorAll('script')].map(({ src }) => src);

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

test('each route is reported once, in the form it ends up in', async () => {
  await arriveAt('/');
  goTo('/about');
  goTo('/about/');
  goTo('/about/#dr-maya-sample');
  goTo('/eye-exam-edison-nj');
  goTo('/');
  expect(reported()).toEqual(['/', '/about/', '/eye-exam-edison-nj', '/']);
});

test('nothing is sent but the path', async () => {
  await arriveAt('/contact/?name=Ada#form');
  expect(commands().filter(([name]) => name === 'set' || name === 'event')).toEqual([
    [
      'set',
      {
        page_path: '/contact/',
        page_location: `${window.location.origin}/contact/`,
        page_title: '',
        page_referrer: '',
      },
    ],
    ['event', 'page_view'],
  ]);
});

test('the service is loaded once and reports nothing by itself', async () => {
  await arriveAt('/');
  goTo('/about/');
  expect(strangers()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SAMPLE']);
  expect(commands()).toContainEqual([
    'config',
    'G-SAMPLE',
    expect.objectContaining({ send_page_view: false }),
  ]);
});

test('the admin page is never reported', async () => {
  await arriveAt('/admin');
  goTo('/admin/');
  expect(strangers()).toEqual([]);
  goTo('/about/');
  goTo('/admin');
  expect(reported()).toEqual(['/about/']);
});

test('without a measurement id nobody is asked for anything', async () => {
  vi.stubGlobal('__GA_MEASUREMENT_ID__', '');
  await arriveAt('/');
  expect(strangers()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('a browser that sends %s is left alone', async (_, wish) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(window.navigator) as Navigator, wish));
  await arriveAt('/');
  goTo('/about/');
  expect(strangers()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});
