import ICAL from 'ical.js';
import { renderSVG } from 'uqr';
import type { Site } from './bundle.ts';
import { writeOutput } from './output.ts';

type Facts = Pick<Site, 'absoluteUrl' | 'openingHours' | 'practice'>;

/** The practice as a vCard 3.0, the version that all phones read. */
export function vCard({ absoluteUrl, openingHours, practice }: Facts): string {
  const { address, name, phone } = practice;
  const { street, city, state, zip, country } = address;
  const properties = [
    ['version', {}, 'text', '3.0'],
    ['n', {}, 'text', [name, '', '', '', '']],
    ['fn', {}, 'text', name],
    ['org', {}, 'text', [name]],
    ['tel', { type: ['WORK', 'VOICE'] }, 'phone-number', phone.e164],
    [
      'adr',
      { type: 'WORK' },
      'text',
      ['', '', street, city, state, zip, country],
    ],
    ['url', {}, 'uri', absoluteUrl('/')],
    ['note', {}, 'text', openingHours.sentences],
  ];
  return `${new ICAL.Component(['vcard', properties, []]).toString()}\r\n`;
}

/**
 * Black on white in every color scheme, because many scanners need that. Crisp,
 * so that no lines show between squares.
 */
const qrCode = (text: string): string =>
  renderSVG(text, { ecc: 'M', border: 4, pixelSize: 1 }).replace(
    '<svg ',
    '<svg shape-rendering="crispEdges" ',
  );

/**
 * What patients take along: the practice for their contacts, and codes that
 * open the contact page and the way to the emergency room.
 */
export async function writeContactCard(site: Site): Promise<void> {
  const contact = site.pages.find(({ id }) => id === 'contact');
  if (!contact) throw new Error('There is no contact page for the QR code.');
  await writeOutput('files/contact.vcf', vCard(site));
  await writeOutput(
    'files/contact-qr.svg',
    qrCode(site.absoluteUrl(contact.canonical)),
  );
  await writeOutput(
    'files/emergency-qr.svg',
    qrCode(site.practice.emergencyMapUrl),
  );
}
