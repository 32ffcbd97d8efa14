import { z } from 'zod';
import { doctorSchema, treatmentsSchema } from '../practice/collection-schemas.ts';
import { weekdays, type Weekday } from '../practice/opening-hours.ts';
import { ownPracticeSchema } from '../practice/practice-schema.ts';
import { themeSchema } from '../practice/theme-schema.ts';
import { treatmentIds } from '../../src/content/treatment-ids.ts';
import type { answersSchema } from './answers-schema.ts';
import { likelyTimeZone } from './time-zones.ts';

/** A terminal, or a test. */
export interface Terminal {
  ask: (question: string) => Promise<string>;
  say: (text: string) => void;
}

type Hours = z.output<typeof ownPracticeSchema>['hours'];
type Prices = z.output<typeof ownPracticeSchema>['prices'];
type Doctor = z.input<typeof answersSchema>['doctors'][number];

const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Asks the questions of `make adopt`. Repeats each until the answer is valid. */
export class Interview {
  readonly #terminal: Terminal;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** The answers in the same form as from a file. */
  async answers(): Promise<z.input<typeof answersSchema>> {
    const { shape } = ownPracticeSchema;
    const address = shape.address.shape;
    const social = shape.social.shape;
    const insurers = shape.insurers.shape;

    const name = await this.#one('Name of the practice', shape.name);
    const shortName = await this.#one('Short name, up to 20 characters', shape.shortName);
    const street = await this.#one('Street and number', address.street);
    const city = await this.#one('City', address.city);
    const county = await this.#one(
      'County, such as Middlesex County (Enter: none)',
      address.county,
    );
    const state = await this.#one('State, two letters', address.state, (text) =>
      text.toUpperCase(),
    );
    const zip = await this.#one('ZIP code', address.zip);
    const geo = await this.#one(
      'Position on the map: latitude, longitude (a right click in Google Maps copies it)',
      shape.geo,
      (text) => {
        const [latitude, longitude] = list(text).map(Number);
        return { latitude, longitude };
      },
      'Write two numbers with a comma between them, such as 40.54175, -74.36324.',
    );
    const phone = await this.#one('Phone', shape.phone);
    const timeZone = await this.#withDefault('Time zone', shape.timeZone, likelyTimeZone(state));
    const hours = await this.#hours();
    const booking = await this.#one('Address of the page where patients book', shape.booking);
    const facebook = await this.#one('Facebook page (Enter: none)', social.Facebook);
    const instagram = await this.#one('Instagram profile (Enter: none)', social.Instagram);
    const vision = await this.#one(
      'Vision plans, with commas (Enter: none)',
      insurers.vision,
      list,
    );
    const medical = await this.#one(
      'Medical insurers, with commas (Enter: none)',
      insurers.medical,
      list,
    );
    const medicare = await this.#yes('Do you take Medicare?');
    const medicaid = await this.#one(
      'Medicaid plans, as patients call them, with commas (Enter: none)',
      insurers.medicaid,
      list,
    );
    const emergencyRoom = await this.#one(
      'Nearest emergency room with its city (Enter: none)',
      shape.emergencyRoom,
    );
    const payment = await this.#one(
      'Ways to pay, with commas, such as cash, credit cards',
      shape.payment,
      list,
    );
    const priceRange = await this.#one('Price range, one to four dollar signs', shape.priceRange);
    const prices = await this.#prices();
    const days = await this.#one(
      'Number of days you remake a lens for free if the prescription is wrong (Enter: none)',
      shape.remake.unwrap().shape.days.optional(),
      Number,
    );
    const languages = await this.#one(
      'Languages at the front desk, with commas (Enter: English)',
      shape.languages,
      list,
    );
    const interpreters = await this.#yes(
      'Do you offer free interpreters by phone for other languages?',
    );
    const treatments = await this.#one(
      `Treatments of myopia, with commas: ${treatmentIds.join(', ')}`,
      treatmentsSchema,
      list,
    );
    const doctors = await this.#doctors();
    const brand = await this.#one(
      "Brand color, such as #0b4f55 (Enter: the site's own colors)",
      themeSchema.shape.brand.optional(),
    );
    const accent =
      brand && (await this.#one('Accent color, for booking buttons', themeSchema.shape.accent));
    const towns = await this.#one(
      'Nearby towns that each get a page, with commas (Enter: none)',
      z.array(z.string()).default([]),
      list,
    );

    return {
      name,
      shortName,
      address: { street, city, county, state, zip },
      geo,
      phone,
      timeZone,
      hours,
      booking,
      social: { Facebook: facebook, Instagram: instagram },
      insurers: { vision, medical, medicare, medicaid },
      emergencyRoom,
      payment,
      priceRange,
      prices,
      remake: days === undefined ? undefined : { days },
      languages,
      interpreters,
      treatments,
      doctors,
      brand,
      accent,
      towns,
    };
  }

  async #prices(): Promise<Prices> {
    const { exam, childExam, contactLensFitting, firstMyopiaYear } =
      ownPracticeSchema.shape.prices.unwrap().shape;
    this.#terminal.say('Prices without insurance, such as $120 to $160. Enter: not shown.');
    return {
      exam: await this.#one('An eye exam', exam),
      childExam: await this.#one('A child’s exam', childExam),
      contactLensFitting: await this.#one('A contact lens fitting', contactLensFitting),
      firstMyopiaYear: await this.#one('The first year of myopia treatment', firstMyopiaYear),
    };
  }

  async #hours(): Promise<Hours> {
    this.#terminal.say(
      'Hours for each day: closed, or hours like 9:00 AM to 5:00 PM. For a lunch break, enter two with a comma.\nPress Enter to repeat the day before, or type "same as Monday".',
    );
    const hours: Partial<Hours> = {};
    let before: Weekday | undefined;
    for (const day of weekdays) {
      const previous = before;
      hours[day] = await this.#one(
        day,
        ownPracticeSchema.shape.hours.shape[day],
        (text) => {
          const [, named = ''] = /^same as (\w+)$/i.exec(text) ?? [];
          const other = named
            ? weekdays.find((weekday) => weekday.toLowerCase() === named.toLowerCase())
            : previous;
          if (text === '' || named) return other && hours[other];
          return /^closed$/i.test(text) ? 'closed' : text.includes(',') ? list(text) : text;
        },
        undefined,
        true,
      );
      before = day;
    }
    return hours as Hours;
  }

  async #doctors(): Promise<Doctor[]> {
    const { shape } = doctorSchema;
    const doctors: Doctor[] = [];
    do {
      this.#terminal.say(`Doctor ${doctors.length + 1}`);
      doctors.push({
        name: await this.#one('Name with its title, such as Dr. Maya Sample', shape.name),
        pronouns: await this.#one('Pronouns: she, he or they', shape.pronouns),
        credentials: await this.#one('Letters after the name, such as OD', shape.credentials),
        focus: await this.#one('Focus, such as Contact lenses', shape.focus),
        languages: await this.#one('Languages of the exam, with commas', shape.languages, list),
        roles: [],
      });
    } while (await this.#yes('Another doctor?'));
    const founder = await this.#which('Who is the founder?', doctors);
    const myopia = await this.#which('Who leads myopia management?', doctors);
    return doctors.map((doctor) => ({
      ...doctor,
      roles: [
        ...(doctor === founder ? (['founder'] as const) : []),
        ...(doctor === myopia ? (['myopia'] as const) : []),
      ],
    }));
  }

  async #which(question: string, doctors: readonly Doctor[]): Promise<Doctor | undefined> {
    if (doctors.length === 1) return doctors[0];
    const names = doctors.map(({ name }, index) => `${index + 1} ${name}`).join(', ');
    const number = await this.#one(
      `${question} ${names}`,
      z.int().min(1).max(doctors.length),
      Number,
      `Type a number from 1 to ${doctors.length}.`,
    );
    return doctors[number - 1];
  }

  async #yes(question: string): Promise<boolean> {
    const answer = await this.#one(
      `${question} (y/N)`,
      z.enum(['', 'y', 'yes', 'n', 'no']),
      (text) => text.toLowerCase(),
      'Type y or n.',
      true,
    );
    return answer.startsWith('y');
  }

  #withDefault<Schema extends z.ZodType>(question: string, schema: Schema, answer: string) {
    return this.#one(
      `${question} (Enter: ${answer})`,
      schema,
      (text) => text || answer,
      undefined,
      true,
    );
  }

  /**
   * @param read converts the input to what the schema expects
   * @param message replaces the schema's error message
   * @param emptyIsAnswer by default, Enter omits an optional field
   */
  async #one<Schema extends z.ZodType>(
    question: string,
    schema: Schema,
    read: (text: string) => unknown = (text) => text,
    message?: string,
    emptyIsAnswer = false,
  ): Promise<z.output<Schema>> {
    for (;;) {
      const typed = (await this.#terminal.ask(`${question}: `)).trim();
      const value = typed === '' && !emptyIsAnswer ? undefined : read(typed);
      const { success, data, error } = schema.safeParse(value, {
        error: () => `This doesn’t fit. ${schema.description ?? ''}`,
      });
      if (success) return data;
      const missing =
        value === undefined ? `This is needed. ${schema.description ?? ''}` : undefined;
      this.#terminal.say(`  ${message ?? missing ?? error.issues[0]?.message ?? ''}`);
    }
  }
}
