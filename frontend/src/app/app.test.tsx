// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The component that throws. */
let broken = '';

const breakable = (part: string) =>
  function Part() {
    useEffect(() => {
      if (part === broken)
        throw new Error(`The ${part} is broken by the test.`);
    });
    return null;
  };

vi.mock('./layout/header', () => ({ Header: breakable('header') }));
vi.mock('./layout/footer.static', () => ({ Footer: breakable('footer') }));
vi.mock('./slash-redirect', () => ({
  SlashRedirect: breakable('slash redirect'),
}));
vi.mock('./scroll-and-focus', () => ({
  ScrollAndFocus: breakable('scroll and focus'),
}));
vi.mock('@/features/analytics/page-views', () => ({
  PageViews: breakable('page views'),
}));
vi.mock('./page-routes', () => ({ PageRoutes: () => <h1>The page</h1> }));

let container: HTMLElement;
let leave: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test.each([
  'header',
  'footer',
  'slash redirect',
  'scroll and focus',
  'page views',
])('when the %s throws, the page stays', async (part) => {
  broken = part;
  const { App } = await import('./app');
  const caught: unknown[] = [];
  const uncaught: unknown[] = [];
  const root = createRoot(container, {
    onCaughtError: (error) => caught.push(error),
    onUncaughtError: (error) => uncaught.push(error),
  });
  leave = () => act(() => root.unmount());
  await act(async () => {
    root.render(
      <MemoryRouter>
        <App />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  await vi.waitFor(() =>
    expect(caught).toEqual([new Error(`The ${part} is broken by the test.`)]),
  );
  expect(uncaught).toEqual([]);
  expect(container.querySelector('h1')?.textContent).toBe('The page');
});
