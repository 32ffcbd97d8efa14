import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The style sheets that declare colors. */
export const colorSheets = [
  'components/illustrations/palette.css',
  'app/tokens.css',
].map((file) => join(import.meta.dirname, '../../src', file));

/**
 * `white` and `cream` are chosen on /reading-comfort/. They're `light` with
 * other backgrounds.
 */
export const schemes = ['light', 'white', 'cream', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The scheme of a block of a style sheet, by its first line. */
function schemeOf(block: string): Scheme {
  if (block.startsWith('@media (prefers-color-scheme: dark)')) return 'dark';
  const [, chosen] =
    /^:root:where\(\[data-comfort~='(\w+)'\]\)/.exec(block) ?? [];
  return schemes.find((scheme) => scheme === chosen) ?? 'light';
}

/** A color declaration in a style sheet. tokens.css explains the comment. */
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
 * Replaces each color in a style sheet and removes its comment.
 *
 * @throws Error for a color without a comment.
 */
export function replaceColors(
  css: string,
  replace: (token: ColorToken) => string,
): string {
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
        if (follows)
          return `--${name}: ${replace({ scheme, name, hex, follows, exception })};`;
        throw new Error(
          `Say in a comment beside --${name}: ${hex}; what it follows: brand, accent, tint or fixed.`,
        );
      },
    );
  return css
    .split(/(?=^(?::root|@media))/m)
    .map((block) => replaceIn(block, schemeOf(block)))
    .join('');
}

/** All default colors in a style sheet. */
export function colorTokens(css: string): ColorToken[] {
  const tokens: ColorToken[] = [];
  replaceColors(css, (token) => {
    tokens.push(token);
    return token.hex;
  });
  return tokens;
}

export async function readColorSheets(): Promise<string> {
  const sheets = await Promise.all(
    colorSheets.map((file) => readFile(file, 'utf8')),
  );
  return sheets.join('\n');
}
