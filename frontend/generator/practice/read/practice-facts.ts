import type { TreatmentId } from '../../../src/content/treatment-ids.ts';
import {
  type Closure,
  type Week,
  type Weekday,
  weekdays,
} from 'shared/opening-hours';
import { parseHours, parseTimes } from '../schema/opening-hours.ts';
import type { PracticeFile } from '../schema/practice-schema.ts';
import { usStates } from '../schema/us-states.ts';

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

/** In order. */
const spans = (day: PracticeFile['hours'][Weekday]): Week[Weekday] =>
  day === 'closed'
    ? []
    : [day]
        .flat()
        .map(parseHours)
        .sort((one, two) => one.opens.localeCompare(two.opens));

export const closureFacts = ({
  opens,
  closes,
  ...closure
}: PracticeFile['closures'][number]): Closure => ({
  ...closure,
  ...(opens && closes && { spans: [parseTimes(opens, closes)] }),
});

export const week = (hours: PracticeFile['hours']) =>
  Object.fromEntries(weekdays.map((day) => [day, spans(hours[day])])) as Week;

/** Today's date where the practice is, as year-month-day. */
const today = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());

type Prices = PracticeFile['prices'];

/** A new price takes over in the first build after its first day began. */
const pricesOn = (day: string, prices: Prices): Prices =>
  Object.fromEntries(
    Object.entries(prices).map(([name, { next, ...price }]) => {
      if (!next) return [name, price];
      return next.from > day
        ? [name, { ...price, next }]
        : [name, { ...price, amount: next.amount }];
    }),
  );

export interface Insurer {
  readonly name: string;
  /** The types of plan that the practice takes, if not all. */
  readonly types?: readonly string[] | undefined;
  /** The first day when the practice takes it, if that's still to come. */
  readonly from?: string | undefined;
  /** The last day. */
  readonly through?: string | undefined;
}

type InsurersFile = PracticeFile['insurers'];

const lines = ['vision', 'medical', 'medicareAdvantage', 'medicaid'] as const;

/** The names that are one practice's own choice. */
export const insurerNames = (insurers: Practice['insurers']): string[] => [
  ...lines.flatMap((line) => insurers[line].map(({ name }) => name)),
  ...lines.flatMap((line) => insurers.notTaken[line]),
  ...(insurers.medicaidProgram ? [insurers.medicaidProgram] : []),
];

type InsurerEntry = InsurersFile['vision'][number];

const asObject = (insurer: InsurerEntry): Exclude<InsurerEntry, string> =>
  typeof insurer === 'string' ? { name: insurer } : insurer;

/** Those that the practice takes and whose last day hasn't passed. */
const insurersOn = (
  day: string,
  insurers: InsurersFile['vision'],
): readonly Insurer[] =>
  insurers
    .map(asObject)
    .filter((insurer) => insurer.taken !== false)
    .filter(({ through = day }) => through >= day)
    .map(({ name, types, from = day, through }) => ({
      name,
      ...(types && { types }),
      ...(from > day && { from }),
      ...(through && { through }),
    }));

const namesNotTaken = (insurers: InsurersFile['vision']): string[] =>
  insurers
    .map(asObject)
    .filter(({ taken }) => taken === false)
    .map(({ name }) => name);

function allInsurersOn(
  day: string,
  {
    vision,
    medical,
    medicare,
    medicareAdvantage,
    medicaidProgram,
    medicaid,
  }: InsurersFile,
) {
  const program = {
    name: 'Medicare',
    ...(typeof medicare === 'object' && medicare),
  };
  const [original] = insurersOn(day, medicare ? [program] : []);
  return {
    vision: insurersOn(day, vision),
    medical: insurersOn(day, medical),
    ...(original && { medicare: original }),
    medicareAdvantage: insurersOn(day, medicareAdvantage),
    ...(medicaidProgram && { medicaidProgram }),
    medicaid: insurersOn(day, medicaid),
    /** What the practice has said that it doesn't take, by name. */
    notTaken: {
      vision: namesNotTaken(vision),
      medical: namesNotTaken(medical),
      medicareAdvantage: namesNotTaken(medicareAdvantage),
      medicaid: namesNotTaken(medicaid),
    },
  };
}

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
    otherPhones,
    hours,
    closures,
    booking,
    social,
    rating,
    prices,
    insurers,
    emergencyRoom,
    ...others
  } = file;
  const { confirmed, translations, ...rest } = others;
  const day = today(rest.timeZone);
  return {
    ...rest,
    /** The site is built from an example, so all content is invented. */
    sample,
    /** The myopia treatments that the practice offers. */
    treatments,
    phone: phoneForms(phone),
    otherPhones: otherPhones.map(phoneForms),
    address: { ...address, stateName: usStates[address.state], country: 'US' },
    hours: week(hours),
    closures: closures.map(closureFacts),
    prices: pricesOn(day, prices),
    insurers: allInsurersOn(day, insurers),
    /** None if patients book by phone. */
    ...(booking !== 'phone' && { bookingUrl: booking }),
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
