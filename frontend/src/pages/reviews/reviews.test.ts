import { expect, test, vi } from 'vitest';

test.each([
  [true, 'Samples: these reviews, awards and the rating are made up.'],
  [false, 'We quote reviews as they were written.'],
])(
  'where sample is %s, pages in other languages say of reviews: %s',
  async (sample, text) => {
    vi.resetModules();
    const core = await import('practice/core');
    const languages = await import('@/seo/languages');
    const practice = { ...core.practice, sample };
    vi.doMock('practice/core', () => ({ ...core, practice }));
    vi.doMock('@/seo/languages', () => ({ ...languages, isEnglish: false }));
    vi.resetModules();
    const { renderPage } = await import('@/app/entry-prerender');
    expect(await renderPage('/reviews/')).toContain(`<p>${text}</p>`);
  },
);
