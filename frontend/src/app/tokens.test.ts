import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast';

type Tokens = Map<string, string>;

const css = ['../components/illustrations/palette.css', './tokens.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** The declarations outside media queries, then those inside the named one, over them. */
function tokens(...queries: string[]): Tokens {
  const blocks = [
    css.replace(/@media[^{]*\{[^{}]*\{[^{}]*\}\s*\}/g, ''),
    ...queries.flatMap((query) =>
      [...css.matchAll(/@media ([^{]*)\{([^{}]*\{[^{}]*\})\s*\}/g)]
        .filter(([, condition]) => condition?.includes(query))
        .map(([, , block]) => block ?? ''),
    ),
  ];
  const declarations = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return new Map(declarations.map(([, name = '', value = '']) => [name, value]));
}

function colour(scheme: Tokens, name: string): string {
  const value = scheme.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(scheme, reference) : value;
}

const schemes = {
  light: tokens(),
  dark: tokens('prefers-color-scheme: dark'),
  'light, more contrast': tokens('prefers-contrast: more'),
  'dark, more contrast': tokens('prefers-color-scheme: dark', 'prefers-contrast: more'),
};

const grounds = ['paper', 'sand', 'mist', 'card'];
const bodyText = [
  ...['ink', 'ink-soft', 'link', 'error', 'success', 'warning'].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ['on-band', 'band'],
  ['on-band-soft', 'band'],
  ['on-booking', 'booking'],
  ['error', 'error-surface'],
  ['success', 'success-surface'],
  ['paper', 'teal'],
] as [string, string][];
const controls = [
  ...['control-line', 'focus'].flatMap((mark) => grounds.map((ground) => [mark, ground])),
  ['amber', 'band'],
] as [string, string][];

const cases = Object.keys(schemes).flatMap((scheme) => [
  ...bodyText.map(([text, ground]) => [scheme, text, ground, 7] as const),
  ...controls.map(([mark, ground]) => [scheme, mark, ground, 3] as const),
]);

test.each(cases)('%s: %s on %s has a contrast of at least %d', (scheme, text, ground, least) => {
  const palette = schemes[scheme as keyof typeof schemes];
  expect(contrast(colour(palette, text), colour(palette, ground))).toBeGreaterThanOrEqual(least);
});
