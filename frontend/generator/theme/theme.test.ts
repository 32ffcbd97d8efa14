import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { withChoices } from '../theme-plugin.ts';
import { loadPractice } from '../practice/read/load-practice.ts';
import { readYaml } from '../practice/read/practice-reader.ts';
import { mailButton, mailColor } from '../practice/modules/backend-facts.ts';
import { defaultBrand, themeSchema } from '../practice/schema/theme.ts';
import { contrast, distance, looksAlike } from './color-math.ts';
import { colorSheets, readColorSheets, replaceColors } from './color-tokens.ts';
import { contrastPairs, SiteColors, type Theme } from './site-colors.ts';

let sheets: string;
beforeAll(async () => {
  sheets = await readColorSheets();
});

/** The media queries and the chosen background of each color scheme. */
const queries = {
  light: [],
  white: ['white'],
  cream: ['cream'],
  dark: ['prefers-color-scheme: dark'],
  'light, more contrast': ['prefers-contrast: more'],
  'cream, more contrast': ['cream', 'prefers-contrast: more'],
  'dark, more contrast': [
    'prefers-color-scheme: dark',
    'prefers-contrast: more',
  ],
} satisfies Record<string, string[]>;
type Setting = keyof typeof queries;
const settings = Object.keys(queries) as Setting[];

/** Custom properties after applying media queries and the chosen background. */
function properties(
  css: string,
  setting: Setting,
): ReadonlyMap<string, string> {
  const applying = css.split(/(?=^(?::root|@media))/m).filter((block) => {
    const [, query] =
      /^(?:@media \(|:root:where\(\[data-comfort~=')([^)']+)/.exec(block) ?? [];
    return (
      query === undefined || queries[setting].some((each) => each === query)
    );
  });
  const declared = applying.join('').matchAll(/--([\w-]+): ([^;]+);/g);
  return new Map(
    [...declared].map(([, name = '', value = '']) => [name, value]),
  );
}

function color(declared: ReadonlyMap<string, string>, name: string): string {
  const value = declared.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : color(declared, reference);
}

const value = (css: string, setting: Setting, name: string) =>
  color(properties(css, setting), name);

/** Pairs of colors without enough contrast. */
const faults = (css: string): string[] =>
  settings.flatMap((setting) => {
    const declared = properties(css, setting);
    return contrastPairs.flatMap(({ text, ground, least, only }) => {
      if (only && !only.some((scheme) => setting.startsWith(scheme))) return [];
      const one = color(declared, text);
      const other = color(declared, ground);
      const ratio = contrast(one, other);
      return ratio >= least
        ? []
        : [`${setting}: ${text} ${one} on ${ground} ${other}: ${ratio}`];
    });
  });

/** The style sheets in a theme. */
const inTheme = (theme: Theme): string =>
  new SiteColors(sheets, themeSchema.parse(theme)).recolor(sheets);

test.each(colorSheets)('the default theme doesn’t change %s', async (file) => {
  const css = await readFile(file, 'utf8');
  const engine = replaceColors(css, ({ hex }) => hex);
  const own = { brand: defaultBrand, accent: '#f6b73c' };
  expect(new SiteColors(sheets, own).recolor(css)).toBe(engine);
  expect(new SiteColors(sheets).recolor(css)).toBe(engine);
});

test('the practice’s theme has AAA contrast in all schemes', async () => {
  const { theme } = await loadPractice();
  expect(faults(new SiteColors(sheets, theme).recolor(sheets))).toEqual([]);
});

/** Every valid theme of 64 brands and 13 accents. */
const channel = ['00', '55', 'aa', 'ff'];
const colors = channel.flatMap((r) =>
  channel.flatMap((g) => channel.map((b) => `#${r}${g}${b}`)),
);
const themes = colors.flatMap((brand) =>
  colors
    .filter((_, index) => index % 5 === 0)
    .map((accent) => ({ brand, accent }))
    .filter((theme) => themeSchema.safeParse(theme).success),
);

test('any valid theme has AAA contrast in all schemes, and links that don’t look like errors', () => {
  expect(themes.length).toBeGreaterThan(400);
  for (const theme of themes) {
    const css = inTheme(theme);
    const name = JSON.stringify(theme);
    expect(faults(css), name).toEqual([]);
    for (const setting of settings) {
      const error = value(css, setting, 'error');
      expect(
        distance(value(css, setting, 'link'), error),
        name,
      ).toBeGreaterThan(0.08);
      expect(
        distance(value(css, setting, 'focus'), error),
        name,
      ).toBeGreaterThan(0.08);
    }
  }
});

test('uses the exact brand color for graphics if it has enough contrast', () => {
  const css = inTheme({ brand: '#a8201a', accent: '#2f6fde' });
  expect(value(css, 'light', 'brand')).toBe('#a8201a');
});

test('adjusts a mid-tone accent for light or dark text', () => {
  const css = inTheme({ brand: '#14213d', accent: '#e0401c' });
  const accent = value(css, 'light', 'accent');
  expect(distance(accent, '#e0401c')).toBeLessThan(0.2);
  expect(
    contrast(accent, value(css, 'light', 'on-booking')),
  ).toBeGreaterThanOrEqual(7);
});

test('uses light text on a dark accent', () => {
  const css = inTheme({ brand: '#a8201a', accent: '#1b3a5c' });
  expect(value(css, 'light', 'on-booking')).toBe(
    value(css, 'light', 'on-band'),
  );
});

describe('links and errors', () => {
  test('a red brand uses the accent for links', () => {
    const css = inTheme({ brand: '#a8201a', accent: '#1d4ed8' });
    for (const setting of settings) {
      expect(looksAlike(value(css, setting, 'link'), '#1d4ed8')).toBe(true);
      expect(looksAlike(value(css, setting, 'brand-strong'), '#a8201a')).toBe(
        true,
      );
    }
  });

  test('an accent that looks like a warning uses the ink color for links', () => {
    const css = inTheme({ brand: '#a8201a', accent: '#f6b73c' });
    expect(value(css, 'light', 'link')).toBe(value(css, 'light', 'ink'));
    expect(value(css, 'dark', 'link')).toBe(value(css, 'dark', 'ink'));
  });
});

describe('what a visitor chose', () => {
  const css = `:root {
  --paper: white;
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: black;

    --ink: white;
  }
}

@media (prefers-contrast: more) {
  :root {
    --line: var(--ink);
  }
}`;
  const sheet = withChoices(css).replace(/\s+/g, ' ');

  test('has the tokens of the setting, but not in print', () => {
    expect(sheet).toContain(
      "@media screen { :root:where([data-comfort~='dark']) { --paper: black; --ink: white; } }",
    );
    expect(sheet).toContain(
      "@media screen { :root:where([data-comfort~='high']) { --line: var(--ink); } }",
    );
  });

  test('stays light on a device with dark colors', () =>
    expect(sheet).toContain(
      '@media (prefers-color-scheme: dark) { ' +
        ":root:where(:not([data-comfort~='white'], [data-comfort~='cream'])) { --paper: black;",
    ));

  test('is in both style sheets', async () => {
    for (const file of colorSheets) {
      const copies = withChoices(await readFile(file, 'utf8')).match(
        /data-comfort~='dark'/g,
      );
      expect(copies, file).toHaveLength(1);
    }
  });
});

test('throws for a color without a comment', () => {
  const css = ':root {\n  --new: #123456;\n}';
  expect(() => new SiteColors(css)).toThrow(
    'Say in a comment beside --new: #123456; what it follows',
  );
});

test.each([
  ['a color that shows on light and dark mails stays', '#217479', '#217479'],
  [
    'a dark one gets lighter',
    defaultBrand,
    expect.not.stringMatching(defaultBrand),
  ],
])('%s', (_, brand, expected) => {
  const color = mailColor(brand);
  expect(color).toEqual(expected);
  expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(contrast(color, '#1f1f1f')).toBeGreaterThanOrEqual(3);
  expect(contrast(mailButton(brand), '#ffffff')).toBeGreaterThanOrEqual(7);
});

const read = (brand: string, accent: string) =>
  readYaml(`# Two colors\nbrand: ${brand}\naccent: ${accent}\n`, themeSchema);

test('reads two colors, in upper case too', () =>
  expect(read("'#A8201A'", '"#1d4ed8"')).toEqual({
    value: { brand: '#a8201a', accent: '#1d4ed8' },
  }));

test.each([
  [
    'no quotes',
    '#a8201a',
    "'#1d4ed8'",
    2,
    'brand: Put quotes around "#a8201a".',
  ],
  [
    'a name',
    'red',
    "'#1d4ed8'",
    2,
    'brand: Write the color as # and six digits or letters',
  ],
  [
    'a vivid yellow brand',
    "'#ffd400'",
    "'#1d4ed8'",
    2,
    'brand: This color is too light',
  ],
  [
    'a white accent',
    "'#a8201a'",
    "'#fdfcf8'",
    3,
    'accent: This color is hard to see',
  ],
  ['one color', "'#a8201a'", '', 3, 'accent is missing. The color of booking'],
])('rejects %s with a message', (_, brand, accent, line, message) =>
  expect(read(brand, accent)).toEqual({
    problems: [{ line, message: expect.stringContaining(message) as string }],
  }),
);
