import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chosenPractice } from './practice/read/load-practice.ts';
import { practiceFolder } from './practice/read/practice-folder.ts';
import { colorSheets, readColorSheets } from './theme/color-tokens.ts';
import { SiteColors } from './theme/site-colors.ts';

/**
 * Settings of the device that a visitor can also choose on /reading-comfort/,
 * with the word of the choice.
 */
const settings = [
  // A light background that was chosen stays light.
  {
    query: 'prefers-color-scheme: dark',
    word: 'dark',
    unless: ['white', 'cream'],
  },
  { query: 'prefers-contrast: more', word: 'high', unless: [] },
];

/** Selects <html> with a chosen word. As specific as `:root`. */
const having = (word: string) => `:root:where([data-comfort~='${word}'])`;

/**
 * Repeats the tokens of a setting for visitors who chose the same, so that
 * they're written only once. The copy compresses to a few bytes.
 */
export const withChoices = (css: string): string =>
  settings.reduce((sheet, { query, word, unless }) => {
    const block = new RegExp(
      `@media \\(${query}\\) {\\n  :root {\\n(.*?)\\n  }\\n}`,
      's',
    );
    const others = unless.map((each) => `[data-comfort~='${each}']`).join(', ');
    const root = unless.length > 0 ? `:root:where(:not(${others}))` : ':root';
    return sheet.replace(
      block,
      (_, tokens: string) =>
        `@media (${query}) {\n  ${root} {\n${tokens}\n  }\n}\n\n` +
        `@media screen {\n  ${having(word)} {\n${tokens}\n  }\n}`,
    );
  }, css);

/** The site's colors in the practice's theme. */
export async function loadColors(): Promise<SiteColors> {
  const [css, { theme }] = await Promise.all([
    readColorSheets(),
    chosenPractice(),
  ]);
  return new SiteColors(css, theme);
}

/** Applies the colors in the practice's theme.yaml to the style sheets. */
export const theme = (): Plugin => ({
  name: 'theme',
  enforce: 'pre',
  transform: {
    filter: { id: colorSheets },
    async handler(css) {
      this.addWatchFile(join(practiceFolder, 'theme.yaml'));
      return {
        code: withChoices((await loadColors()).recolor(css)),
        map: null,
      };
    },
  },
});
