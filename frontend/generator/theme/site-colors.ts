import {
  contrast,
  looksAlike,
  nearestLightness,
  transfer,
} from './color-math.ts';
import {
  type ColorToken,
  colorTokens,
  replaceColors,
  type Scheme,
  schemes,
} from './color-tokens.ts';

/**
 * Two adjacent colors and their minimum contrast (WCAG 2.2: level AAA for text,
 * 1.4.11 for graphics).
 */
interface ContrastPair {
  /**
   * Adjusted if the contrast is too low. If it's fixed, the background is
   * adjusted instead.
   */
  text: string;
  ground: string;
  least: number;
  /** Color schemes. Default: all. */
  only?: readonly Scheme[];
}

const grounds = ['paper', 'sand', 'mist', 'card'];

const onEachGround = (
  texts: readonly string[],
  least: number,
): ContrastPair[] =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least })));

export const contrastPairs: readonly ContrastPair[] = [
  ...onEachGround(
    ['ink', 'ink-soft', 'link', 'brand-strong', 'error', 'success'],
    7,
  ),
  { text: 'on-band', ground: 'band', least: 7 },
  { text: 'on-band-soft', ground: 'band', least: 7 },
  { text: 'on-booking', ground: 'accent', least: 7 },
  { text: 'error', ground: 'error-surface', least: 7 },
  { text: 'success', ground: 'success-surface', least: 7 },
  // Filled buttons have text in the paper color.
  { text: 'brand-deep', ground: 'paper', least: 7 },
  ...onEachGround(['brand', 'control-line', 'focus', 'warning'], 3),
  // In light mode, the text makes a light accent visible. In dark mode, a dark
  // accent would be invisible.
  ...onEachGround(['accent'], 3).map((pair) => ({
    ...pair,
    only: ['dark'] as const,
  })),
  // Also the color of a statement's large number.
  { text: 'focus-on-band', ground: 'band', least: 4.5 },
];

/**
 * Limits the chroma of colors derived from a vivid brand, relative to the
 * defaults.
 */
const mostChroma = 2;

/** A practice's two colors. */
export interface Theme {
  brand: string;
  accent: string;
}

/** The site's colors in a practice's theme, by default the engine's. */
export class SiteColors {
  /**
   * Color tokens by scheme. The others inherit what they don't override from
   * the light one.
   */
  private readonly tokens: Record<Scheme, ReadonlyMap<string, ColorToken>>;
  /** The themed color of each token. */
  private readonly hexes: Map<ColorToken, string>;

  /** @param css the style sheets with the default colors */
  constructor(css: string, theme?: Theme) {
    const tokens = colorTokens(css);
    const declared = (scheme: Scheme) =>
      tokens
        .filter((token) => token.scheme === scheme)
        .map((token) => [token.name, token] as const);
    const withLight = (scheme: Scheme) =>
      new Map([...declared('light'), ...declared(scheme)]);
    this.tokens = Object.fromEntries(
      schemes.map((scheme) => [scheme, withLight(scheme)]),
    ) as Record<Scheme, Map<string, ColorToken>>;
    this.hexes = new Map(tokens.map((token) => [token, token.hex]));
    if (!theme) return;
    for (const token of tokens)
      this.hexes.set(token, this.inTheme(token, theme));
    this.keepContrast(tokens);
  }

  /**
   * For colors that are the same in light and dark mode: icons, social images,
   * the browser's bars.
   */
  light(name: string): string {
    return this.hex(this.token('light', name));
  }

  /** Applies the colors to a style sheet. */
  recolor(css: string): string {
    return replaceColors(css, ({ scheme, name }) =>
      this.hex(this.token(scheme, name)),
    );
  }

  private token(scheme: Scheme, name: string): ColorToken {
    const token = this.tokens[scheme].get(name);
    if (!token) throw new Error(`No style sheet declares the color --${name}.`);
    return token;
  }

  private hex(token: ColorToken): string {
    return this.hexes.get(token) ?? token.hex;
  }

  /** The themed token before contrast is adjusted. */
  private inTheme(
    { exception, follows, hex, scheme }: ColorToken,
    theme: Theme,
  ): string {
    if (follows === 'fixed') return hex;
    const own = { brand: this.engine('brand'), accent: this.engine('accent') };
    if (follows === 'tint') return transfer(hex, own.brand, theme.brand, 1);
    if (
      exception !== 'unlike errors' ||
      !looksAlike(theme[follows], this.engine('error'))
    ) {
      return hex === own[follows]
        ? theme[follows]
        : transfer(hex, own[follows], theme[follows], mostChroma);
    }
    // With a red brand, links and focus rings would look like errors, so they
    // use the accent, or the ink color if the accent looks like an error too.
    const other = theme[follows === 'brand' ? 'accent' : 'brand'];
    return ['error', 'warning', 'success'].some((name) =>
      looksAlike(other, this.engine(name)),
    )
      ? this.inTheme(this.token(scheme, 'ink'), theme)
      : transfer(hex, own[follows], other, mostChroma);
  }

  private engine(name: string): string {
    return this.token('light', name).hex;
  }

  /**
   * Adjusts the lightness of themed colors until all pairs have enough
   * contrast.
   */
  private keepContrast(tokens: readonly ColorToken[]): void {
    const demands = contrastPairs.flatMap(
      ({ text, ground, least, only = schemes }) =>
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
      // Backgrounds first, then colors that are both, then text, so that each
      // background is final.
      .sort(
        (a, b) =>
          Math.sign(b.over.length) - Math.sign(a.over.length) ||
          a.under.length - b.under.length,
      );
    for (const { token, over, under } of moves) {
      const passes = (hex: string) =>
        over.every(({ text, least }) =>
          this.reach(text).some((on) => contrast(on, hex) >= least),
        ) &&
        under.every(
          ({ ground, least }) => contrast(hex, this.hex(ground)) >= least,
        );
      const light = this.light('on-band');
      const flips =
        token.exception === 'or light' &&
        !passes(this.hex(token)) &&
        passes(light);
      this.hexes.set(
        token,
        flips ? light : nearestLightness(this.hex(token), passes),
      );
    }
  }

  /** The limit of lightness for text. */
  private reach(text: ColorToken): readonly string[] {
    if (text.follows === 'fixed') return [this.hex(text)];
    return [
      '#000000',
      text.exception === 'or light' ? this.light('on-band') : '#ffffff',
    ];
  }
}
