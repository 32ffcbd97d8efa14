import { encode } from 'uqr';
import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';

type Facts = Pick<Site, 'absoluteUrl' | 'openingHours' | 'practice'>;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Splits a line that's longer than 75 bytes, never within a character: RFC 2426, section 2.6. */
export function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

/** The practice as a vCard 3.0, the version that all phones read. */
export function vCard({ absoluteUrl, openingHours, practice }: Facts): string {
  const { address, name, phone } = practice;
  const { street, city, state, zip, country } = address;
  const hours = openingHours.lines.map(({ days, times }) => `${days} ${times}`).join(', ');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone.e164}`,
    `ADR;TYPE=WORK:;;${[street, city, state, zip, country].map(escaped).join(';')}`,
    `URL:${absoluteUrl('/')}`,
    `NOTE:${escaped(`${hours}. ${openingHours.closed}.`)}`,
    'END:VCARD',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** Black on white in every color scheme, because many scanners need that. */
function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  );
}

/** What patients take along: the practice for their contacts, and a code that opens the contact page. */
export async function writeContactCard(site: Site): Promise<void> {
  const contact = site.pages.find(({ id }) => id === 'contact');
  if (!contact) throw new Error('There is no contact page for the QR code.');
  await writeOutput('files/contact.vcf', vCard(site));
  await writeOutput('files/contact-qr.svg', qrCode(site.absoluteUrl(contact.canonical)));
}
