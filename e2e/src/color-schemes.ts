import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** The color and contrast settings of visitors. Reduced motion avoids catching a color mid-transition. */
const colorSchemes = {
  light: {},
  dark: { colorScheme: 'dark' },
  'more contrast': { contrast: 'more' },
  'dark with more contrast': { colorScheme: 'dark', contrast: 'more' },
  'forced colors': { forcedColors: 'active' },
} satisfies Record<string, Media>;

export type ColorScheme = keyof typeof colorSchemes;

export async function show(page: Page, colorScheme: ColorScheme, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: 'reduce',
    ...colorSchemes[colorScheme],
  });
}
