import type { Theme } from '../practice/theme-schema.ts';
import { contrast, looksAlike, nearestLightness, transfer } from './color-math.ts';
import {
  colorTokens,
  replaceColors,
  schemes,
  type ColorToken,
  type Scheme,
} from './color-tokens.ts';
import { contrastPairs } from './contrast-pairs.ts';

/** Relatives of a vivid brand become this much more colorful than the engine's: in full they'd glare. */
const mostChroma = 2;

/** The colors of the site in the theme of a practice, or in the engine's own where it has none. */
export class SiteColors {
  /** What each name means: in the dark, too, a color that isn't declared anew is that of light. */
  private readonly tokens: Record<Scheme, ReadonlyMap<string, ColorToken>>;
  /** The color of each token in the theme. */
  private readonly hexes: Map<ColorToken, string>;

  /** @param css the style sheets in the engine's own colors */
  constructor(css: string, theme?: Theme) {
    const tokens = colorTokens(css);
    const declared = (scheme: Scheme) =>
      tokens
        .filter((token) => token.scheme === scheme)
        .map((token) => [token.name, token] as const);
    this.tokens = {
      light: new Map(declared('light')),
      dark: new Map([...declared('light'), ...declared('dark')]),
    };
    this.hexes = new Map(tokens.map((token) => [token, token.hex]));
    if (!theme) return;
    for (const token of tokens) this.hexes.set(token, this.inTheme(token, theme));
    this.keepContrast(tokens);
  }

  /** For what has one color in light and dark: icons, link previews, the browser's own bars. */
  light(name: string): string {
    return this.hex(this.token('light', name));
  }

  /** A style sheet in these colors. */
  recolor(css: string): string {
    return replaceColors(css, ({ scheme, name }) => this.hex(this.token(scheme, name)));
  }

  private token(scheme: Scheme, name: string): ColorToken {
    const token = this.tokens[scheme].get(name);
    if (!token) throw new Error(`No style sheet declares the color --${name}.`);
    return token;
  }

  private hex(token: ColorToken): string {
    return this.hexes.get(token) ?? token.hex;
  }

  /** The token as it follows the theme, whatever the contrast. */
  private inTheme(token: ColorToken, theme: Theme): string {
    const { exception, follows, hex, scheme } = token;
    if (follows === 'fixed') return hex;
    const own = { brand: this.engine('brand'), accent: this.engine('accent') };
    if (follows === 'tint') return transfer(hex, own.brand, theme.brand, 1);
    if (exception !== 'unlike errors' || !looksAlike(theme[follows], this.engine('error'))) {
      return hex === own[follows]
        ? theme[follows]
        : transfer(hex, own[follows], theme[follows], mostChroma);
    }
    // Links and focus rings in a red brand would look like errors. They take the accent then, and
    // where that looks like a message too, the ink.
    const other = theme[follows === 'brand' ? 'accent' : 'brand'];
    return ['error', 'warning', 'success'].some((name) => looksAlike(other, this.engine(name)))
      ? this.inTheme(this.token(scheme, 'ink'), theme)
      : transfer(hex, own[follows], other, mostChroma);
  }

  private engine(name: string): string {
    return this.token('light', name).hex;
  }

  /** Moves what follows the theme in lightness until all pairs have the contrast that they need. */
  private keepContrast(tokens: readonly ColorToken[]): void {
    const demands = contrastPairs.flatMap(({ text, ground, least, only = schemes }) =>
      only.map((scheme) => ({
        text: this.token(scheme, text),
        ground: this.token(scheme, ground),
        least,
      })),
    );
    const moves = tokens
      .filter(({ follows }) => follows !== 'fixed')
      .map((token) => ({
        token,
        over: demands.filter(({ ground }) => ground === token),
        under: demands.filter(({ text }) => text === token),
      }))
      // Grounds first, then what is both, then texts: each finds its grounds in place.
      .sort(
        (a, b) =>
          Math.sign(b.over.length) - Math.sign(a.over.length) || a.under.length - b.under.length,
      );
    for (const { token, over, under } of moves) {
      const passes = (hex: string) =>
        over.every(({ text, least }) =>
          this.reach(text).some((on) => contrast(on, hex) >= least),
        ) && under.every(({ ground, least }) => contrast(hex, this.hex(ground)) >= least);
      const light = this.light('on-band');
      const flips = token.exception === 'or light' && !passes(this.hex(token)) && passes(light);
      this.hexes.set(token, flips ? light : nearestLightness(this.hex(token), passes));
    }
  }

  /** How far a text can go to be read. */
  private reach(text: ColorToken): readonly string[] {
    if (text.follows === 'fixed') return [this.hex(text)];
    return ['#000000', text.exception === 'or light' ? this.light('on-band') : '#ffffff'];
  }
}
