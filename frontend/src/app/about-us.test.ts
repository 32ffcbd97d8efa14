import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { page as servicesPage } from '@/pages/services/page';
import { renderPage } from './entry-prerender';

// A practice without a founder, which promises nothing.
vi.mock(import('practice/doctors'), async (original) => ({
  ...(await original()),
  founder: undefined,
  newestDoctor: undefined,
}));
vi.mock(import('practice/details'), async (original) => {
  const { details } = await original();
  const reviewed = { medicalReview: '2099-01-01' };
  return { details: { ...details, ...reviewed, promises: {} } };
});
vi.mock('@/content/claim-checks?data', () => ({
  claimChecks: new Proxy({}, { get: () => '2026-01-01' }),
}));
vi.mock(import('practice/core'), async (original) => ({
  ...(await original()),
  independent: undefined,
  reviewPolicy: undefined,
  reviewCount: 0,
}));
vi.mock(import('practice/difference'), () => ({ difference: undefined }));
vi.mock(import('practice/pages/about'), () => ({ text: {} }));
vi.mock(import('practice/pages/reviews'), () => ({ text: {} }));

async function mainOf(path: string): Promise<string> {
  const { document } = new JSDOM(await renderPage(path)).window;
  const main = document.querySelector('main')?.textContent ?? '';
  return main.replace(/\s+/g, ' ');
}

test('a letter without a founder is from the practice', async () => {
  const about = await mainOf('/about/');
  expect(about).toContain('A letter from Station Lens');
  expect(about).not.toContain('Founder of');
});

test('a page without a founder names the first doctor as its reviewer', async () => {
  const services = await mainOf(servicesPage.canonical);
  expect(services).toContain('Sample: Dr. Maya Sample is made up');
});

test.each([
  ['/', /independent|from 6 months|babies|Why We’re Different/i],
  ['/about/', /independent/],
  ['/reviews/', /never|every review|read every|rush|plenty of time/],
])(
  '%s says nothing that the practice doesn’t promise',
  async (path, promised) => {
    expect(await mainOf(path)).not.toMatch(promised);
  },
);
