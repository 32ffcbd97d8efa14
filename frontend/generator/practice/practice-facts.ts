import type { PracticeFacts } from 'shared/practice-facts';
import type { TreatmentId } from '../../src/content/treatment-ids.ts';
import { readCatalog, readLocales } from '../locales/locales.ts';
import {
  parseHours,
  type Week,
  type Weekday,
  weekdays,
} from './opening-hours.ts';
import { practiceFolder, PracticeReader } from './practice-reader.ts';
import { type PracticeFile, practiceSchema } from './practice-schema.ts';
import { usStates } from './us-states.ts';

/** Formats `7325550142` for people, links and search engines. */
export function phoneForms(phone: string) {
  const [, area, exchange, line] =
    /(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, '')) ?? [];
  return {
    display: `(${area}) ${exchange}-${line}`,
    href: `tel:+1${area}${exchange}${line}`,
    e164: `+1-${area}-${exchange}-${line}`,
  };
}

/** As an address of Google Maps takes it. */
const mapQuery = (...place: string[]): string =>
  place.map(encodeURIComponent).join('+').replaceAll('%20', '+');

function mapLinks({ street, city, state, zip }: PracticeFile['address']) {
  const place = mapQuery(street, city, state, zip);
  return {
    url: `https://www.google.com/maps/search/?api=1&query=${place}`,
    embedUrl: `https://www.google.com/maps?q=${place}&output=embed`,
  };
}

/**
 * The way to the emergency room. Without one in the facts, the map shows those
 * around the visitor.
 */
const emergencyMapUrl = ({ emergencyRoom, address }: PracticeFile): string =>
  emergencyRoom
    ? `https://www.google.com/maps/dir/?api=1&destination=${mapQuery(emergencyRoom.name, emergencyRoom.street, address.state)}`
    : `https://www.google.com/maps/search/?api=1&query=${mapQuery('emergency room')}`;

const spans = (day: PracticeFile['hours'][Weekday]): Week[Weekday] =>
  day === 'closed' ? [] : [day].flat().map(parseHours);

const week = (hours: PracticeFile['hours']) =>
  Object.fromEntries(weekdays.map((day) => [day, spans(hours[day])])) as Week;

function ratingForms({
  average,
  reviews,
}: NonNullable<PracticeFile['rating']>) {
  const count = Number(String(reviews).replace('over ', ''));
  return {
    average,
    count,
    countText: count === 1 ? '1 review' : `${reviews} reviews`,
  };
}

/** Adds derived facts. */
export function practiceFacts(
  file: PracticeFile,
  treatments: readonly TreatmentId[],
  sample: boolean,
) {
  const {
    address,
    phone,
    hours,
    booking,
    social,
    rating,
    emergencyRoom,
    ...others
  } = file;
  const { confirmed, translations, ...rest } = others;
  return {
    ...rest,
    /** The site is built from an example, so all content is invented. */
    sample,
    /** The myopia treatments that the practice offers. */
    treatments,
    phone: phoneForms(phone),
    address: { ...address, stateName: usStates[address.state], country: 'US' },
    hours: week(hours),
    bookingUrl: booking,
    map: mapLinks(address),
    emergencyMapUrl: emergencyMapUrl(file),
    social: (['Facebook', 'Instagram'] as const).flatMap((name) => {
      const url = social[name];
      return url ? [{ name, url }] : [];
    }),
    ...(rating && { rating: ratingForms(rating) }),
    ...(emergencyRoom && {
      emergencyRoom: {
        ...emergencyRoom,
        phone: phoneForms(emergencyRoom.phone),
      },
    }),
  };
}

export type Practice = ReturnType<typeof practiceFacts>;

/** Of `src/locales/<language>/`. */
const backendFiles = ['contact-form.yaml', 'server.yaml'];

/** The texts that the backend answers with, by language. */
async function translations(): Promise<PracticeFacts['translations']> {
  const languages = (await readLocales()).map(({ language }) => language);
  const catalogs = languages
    .filter((language) => language !== 'en')
    .map(async (language) => {
      const texts = await readCatalog(language, backendFiles);
      return [language, Object.fromEntries(texts)] as const;
    });
  return Object.fromEntries(await Promise.all(catalogs));
}

/**
 * The code of `shared/practice`. Reads only `practice.yaml`, so that a change of the pages doesn't change the backend's image.
 * @throws PracticeError with all errors in that file.
 */
export async function backendFacts(): Promise<string> {
  const reader = new PracticeReader(practiceFolder);
  const file = await reader.yaml('practice.yaml', practiceSchema);
  reader.finish();
  if (!file) throw new Error('What could not be read was not reported.');
  const { emergencyRoom, phone, timeZone } = file;
  const displayed = (number: string) => ({
    display: phoneForms(number).display,
  });
  const facts = {
    ...(emergencyRoom && {
      emergencyRoom: {
        ...emergencyRoom,
        phone: displayed(emergencyRoom.phone),
      },
    }),
    phone: displayed(phone),
    timeZone,
    translations: await translations(),
  } satisfies PracticeFacts;
  return `import type { PracticeFacts } from './practice-facts.ts';
export const practice: PracticeFacts = ${JSON.stringify(facts, null, 2)};
`;
}
