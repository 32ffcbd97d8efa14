import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';
import { withShortProperties } from './short-names.ts';

const source = new URL('../src/app/print.css', import.meta.url);

/** As a CSS string, with line breaks. */
const quoted = (text: string) =>
  `"${text.replaceAll(/["\\]/g, (character) => `\\${character}`).replaceAll('\n', '\\A ')}"`;

/**
 * Rules with the practice's facts and the addresses of links. In the style
 * sheet, they make no page larger.
 */
function ownRules({
  absoluteUrl,
  openingHours,
  practice,
  bookOnline,
}: Site): string {
  const { address, bookingUrl, map, name, phone } = practice;
  const hours = openingHours.lines
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ');
  const booking = `[href=${quoted(bookingUrl)}]`;
  const facts = [
    `${hours}. ${openingHours.closed}.`,
    `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    bookOnline(withoutScheme(bookingUrl)),
  ];
  return `
    body::before { content: ${quoted(`${phone.display.replaceAll(' ', '\u00a0')}\u2003${name}`)}; }
    #root::before { content: ${quoted(facts.join('\n'))}; }
html:root main a[href^="/"]::after { content: ${quoted(` (${withoutScheme(absoluteUrl(''))}`)} attr(href) ")"; }
    html:root main :is(${booking}, [href=${quoted(map.url)}], section:has(${booking} ~ [href^="tel:"]):not(:has(h1))) {
      display: none;
    }`;
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

/** Writes the style sheet for printing, and returns the tag that links it. */
export async function writePrintStyles(site: Site): Promise<string> {
  const css = withShortProperties(
    `${await readFile(source, 'utf8')}${ownRules(site)}`,
  )
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim();
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `/assets/print-${site.locale.language}-${hash}.css`;
  await writeOutput(`files${path}`, css);
  return `<link rel="stylesheet" media="print" href="${path}">`;
}
