import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The style sheets that declare colors. */
export const colorSheets = ['components/illustrations/palette.css', 'app/tokens.css'].map((file) =>
  join(import.meta.dirname, '../../src', file),
);

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A color as a style sheet declares it. tokens.css explains the words of its comment. */
export interface ColorToken {
  scheme: Scheme;
  name: string;
  hex: string;
  follows: 'brand' | 'accent' | 'tint' | 'fixed';
  exception: 'unlike errors' | 'or light' | undefined;
}

const declaration =
  /--([\w-]+): (#[0-9a-f]+);(?: \/\* (brand|accent|tint|fixed)(?:, (unlike errors|or light))? \*\/)?/g;

/**
 * The style sheet with each color as `replace` gives it, and without the comments beside them.
 *
 * @throws Error for a color that doesn't say what it follows.
 */
export function replaceColors(css: string, replace: (token: ColorToken) => string): string {
  const replaceIn = (block: string, scheme: Scheme) =>
    block.replace(
      declaration,
      (
        _,
        name: string,
        hex: string,
        follows: ColorToken['follows'] | undefined,
        exception: ColorToken['exception'],
      ) => {
        if (follows) return `--${name}: ${replace({ scheme, name, hex, follows, exception })};`;
        throw new Error(
          `Say in a comment beside --${name}: ${hex}; what it follows: brand, accent, tint or fixed.`,
        );
      },
    );
  return css
    .split(/(?=^(?::root|@media))/m)
    .map((block) =>
      replaceIn(block, block.startsWith('@media (prefers-color-scheme: dark)') ? 'dark' : 'light'),
    )
    .join('');
}

/** All colors of a style sheet, as the engine has them. */
export function colorTokens(css: string): ColorToken[] {
  const tokens: ColorToken[] = [];
  replaceColors(css, (token) => {
    tokens.push(token);
    return token.hex;
  });
  return tokens;
}

export async function readColorSheets(): Promise<string> {
  const sheets = await Promise.all(colorSheets.map((file) => readFile(file, 'utf8')));
  return sheets.join('\n');
}
