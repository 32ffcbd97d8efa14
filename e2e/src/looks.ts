import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** How a visitor may have set colours and contrast. Motion is off: colours shall not be met halfway. */
const looks = {
  light: {},
  dark: { colorScheme: 'dark' },
  'more contrast': { contrast: 'more' },
  'dark with more contrast': { colorScheme: 'dark', contrast: 'more' },
  'forced colours': { forcedColors: 'active' },
} satisfies Record<string, Media>;

export type Look = keyof typeof looks;

export async function show(page: Page, look: Look, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: 'reduce',
    ...looks[look],
  });
}
