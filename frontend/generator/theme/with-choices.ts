/** Settings of the device that a visitor can also choose on /reading-comfort/, with the word of the choice. */
const settings = [
  // A light background that was chosen stays light.
  { query: 'prefers-color-scheme: dark', word: 'dark', unless: ['white', 'cream'] },
  { query: 'prefers-contrast: more', word: 'high', unless: [] },
];

/** Selects <html> with a chosen word. As specific as `:root`. */
const having = (word: string) => `:root:where([data-comfort~='${word}'])`;

/**
 * Repeats the tokens of a setting for visitors who chose the same, so that they're written only once. The copy
 * compresses to a few bytes.
 */
export function withChoices(css: string): string {
  return settings.reduce((sheet, { query, word, unless }) => {
    const block = new RegExp(`@media \\(${query}\\) {\\n  :root {\\n(.*?)\\n  }\\n}`, 's');
    const others = unless.map((each) => `[data-comfort~='${each}']`).join(', ');
    const root = unless.length > 0 ? `:root:where(:not(${others}))` : ':root';
    return sheet.replace(
      block,
      (_, tokens: string) =>
        `@media (${query}) {\n  ${root} {\n${tokens}\n  }\n}\n\n` +
        `@media screen {\n  ${having(word)} {\n${tokens}\n  }\n}`,
    );
  }, css);
}
