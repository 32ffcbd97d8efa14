import type * as clack from '@clack/prompts';
import { z } from 'zod';
import {
  factOf,
  isOptional,
  isYesOrNo,
  type Schema,
  sentence,
  unwrapped,
} from '../practice/schema/fact.ts';
import { weekdays } from 'shared/opening-hours';
import { plainCharacters } from 'shared/typed-text';
import { withPlainCharacters } from '../practice/read/plain-characters.ts';
import { UserError } from '../practice/read/user-error.ts';
import { positionProblem } from '../practice/schema/position.ts';
import {
  likelyTimeZone,
  usStates,
  type UsState,
} from '../practice/schema/us-states.ts';
import { promiseGroups, statement } from '../practice/schema/promises.ts';
import { lastNameOf } from '../practice/read/doctor-names.ts';
import { answeredDoctorSchema, answersSchema } from './answers.ts';

type Answers = Record<string, unknown>;

/**
 * The questions of @clack/prompts. Each returns a symbol if the user presses
 * Ctrl-C.
 */
export type Prompts = Pick<
  typeof clack,
  'autocomplete' | 'confirm' | 'multiselect' | 'select' | 'text'
> & { note: (text: string) => void };

/** The user pressed Ctrl-C. */
class Stopped extends UserError {
  override message = 'Stopped. Nothing was written.';
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (typeof answer === 'symbol') throw new Stopped();
  return answer as Exclude<Answer, symbol>;
}

const options = ({ options }: z.ZodEnum) =>
  options.map((value) => ({ value: String(value) }));

const stateIn = ({ address }: Answers) => (address as { state: UsState }).state;

/**
 * What practices know or decide later. practice.yaml has a comment about each.
 */
const askedLater = [
  'allReviews',
  'answers',
  'atropine',
  'biography',
  'closures',
  'confirmed',
  'copyrightYear',
  'entrance',
  'glasses',
  'laterMyopiaYear',
  'medicalReview',
  'myopia',
  'myopiaGlasses',
  'next',
  'otherPhones',
  'overnightLenses',
  'prescription',
  'progressives',
  'quote',
  'rating',
  'roles',
  'softLenses',
  'streets',
  'textTo911',
  'transit',
  'translations',
];

const number = z.number(
  'Write two numbers with a comma between them, such as 40.54175, -74.36324.',
);

const twoNumbers = z.strictObject({ latitude: number, longitude: number });

const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const isAny = (chosen: unknown) => Array.isArray(chosen) && chosen.length > 0;

/** Converts what was typed into what a schema expects. */
function read(schema: Schema, text: string): unknown {
  const inner = unwrapped(schema);
  if (text === '') return undefined;
  if (inner instanceof z.ZodArray) return list(text);
  return inner instanceof z.ZodNumber ? Number(text) : text;
}

/** What's asked for if a file can also say it in another form. */
function simplest(schema: Schema): Schema {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodUnion ? (inner.options[0] ?? inner) : inner;
}

/** The error of an answer as a sentence, or undefined. */
function problem(schema: Schema, value: unknown): string | undefined {
  const about = sentence(schema);
  const { error } = z.safeParse(schema, value, {
    error: () => `This doesn’t fit. ${about}.`,
  });
  if (!error) return undefined;
  return value === undefined
    ? `This is needed. ${about}.`
    : error.issues[0]?.message;
}

const plain = (value: unknown) =>
  Array.isArray(value) ? value.join(', ') : String(value);

/**
 * Such as `Nearby towns that each get a page, such as Edison, Woodbridge
 * (Enter: none)`.
 */
function question(schema: Schema): string {
  if (!isOptional(schema)) return sentence(schema, plain);
  return `${sentence(schema, plain)} (Enter: ${plain(z.parse(schema, undefined) ?? '') || 'none'})`;
}

/**
 * Asks for each fact of a schema, in order. Repeats a question until the answer
 * is valid.
 */
export class Interview {
  readonly #prompts: Prompts;

  constructor(prompts: Prompts) {
    this.#prompts = prompts;
  }

  /** The answers in the same form as from a file. */
  async answers(): Promise<unknown> {
    const answers = (await this.#all(answersSchema)) ?? {};
    return { ...answers, promises: await this.#promises(answers) };
  }

  /**
   * @param optional if all facts can be left out together: then an empty first
   * answer skips the others
   */
  async #all(
    schema: z.ZodObject,
    optional = false,
  ): Promise<Answers | undefined> {
    const answers: Answers = {};
    const facts = Object.entries<z.ZodType>(schema.shape);
    for (const [index, [key, fact]] of facts.entries()) {
      if (key === 'promises' || askedLater.includes(key)) continue;
      const skippable = optional && index === 0;
      answers[key] = await this.#one(
        key,
        skippable ? fact.optional() : fact,
        answers,
      );
      if (skippable && answers[key] === undefined) return undefined;
    }
    return answers;
  }

  async #one(key: string, fact: z.ZodType, before: Answers): Promise<unknown> {
    const { autocomplete, confirm, multiselect, note, select } = this.#prompts;
    const inner = simplest(fact);
    const { description: message = key } = factOf(fact);
    if (key === 'geo') return this.#position(fact, stateIn(before));
    if (key === 'hours') return this.#hours();
    if (key === 'doctors') return this.#doctors(before);
    if (key === 'lastName') {
      const likely = lastNameOf(String(before.name));
      return this.#text(`What patients say after Dr. (Enter: ${likely})`, fact);
    }
    if (key === 'accent' && before.brand === undefined) return undefined;
    if (key === 'state') {
      const states = Object.entries(usStates).map(([value, name]) => ({
        value,
        label: `${value} ${name}`,
      }));
      return answered(await autocomplete({ message, options: states }));
    }
    if (inner instanceof z.ZodObject) {
      note(message);
      return this.#all(inner, fact instanceof z.ZodOptional);
    }
    if (isYesOrNo(inner)) {
      return answered(await confirm({ message, initialValue: false }));
    }
    if (inner instanceof z.ZodEnum) {
      const initialValue =
        key === 'timeZone' ? likelyTimeZone[stateIn(before)] : undefined;
      return answered(
        await select({ message, options: options(inner), initialValue }),
      );
    }
    if (inner instanceof z.ZodArray && inner.element instanceof z.ZodEnum) {
      return answered(
        await multiselect({
          message,
          options: options(inner.element),
          required: false,
        }),
      );
    }
    return this.#text(question(fact), fact);
  }

  /**
   * @param convert what was typed, without spaces around it, into what the
   * schema expects
   */
  async #text(
    message: string,
    schema: Schema,
    convert = (typed: string) => read(schema, typed),
  ): Promise<unknown> {
    const value = (typed = '') =>
      withPlainCharacters(schema, convert(typed.trim()));
    const typed = await this.#prompts.text({
      message,
      validate: (typed) => problem(schema, value(typed)),
    });
    return value(answered(typed));
  }

  #position(schema: Schema, state: UsState): Promise<unknown> {
    return this.#text(
      `${sentence(schema)} (latitude, longitude)`,
      twoNumbers.superRefine((position, context) => {
        const message = positionProblem(position, state);
        if (message) context.addIssue({ code: 'custom', message });
      }),
      (typed) => {
        const [latitude, longitude] = list(plainCharacters(typed)).map(Number);
        return { latitude, longitude };
      },
    );
  }

  async #hours(): Promise<Answers> {
    this.#prompts.note(
      'Hours for each day: closed, or hours like 9:00 AM to 5:00 PM. For a lunch break, enter two with a comma.\nPress Enter to repeat the day before, or type "same as Monday".',
    );
    const hours: Answers = {};
    for (const [index, day] of weekdays.entries()) {
      const previous = weekdays[index - 1] ?? '';
      hours[day] = await this.#text(
        day,
        answersSchema.shape.hours.shape[day],
        (typed) => {
          if (typed === '') return hours[previous];
          const [, named] = /^same as (\w+)$/i.exec(typed) ?? [];
          if (named !== undefined) {
            const sameDay = weekdays.find(
              (each) => each.toLowerCase() === named.toLowerCase(),
            );
            return sameDay && hours[sameDay];
          }
          if (/^closed$/i.test(typed)) return 'closed';
          return typed.includes(',') ? list(typed) : typed;
        },
      );
    }
    return hours;
  }

  /** In groups, and last, because some matter only with certain answers. */
  async #promises({ treatments }: Answers): Promise<Answers> {
    const promised: Answers = {};
    for (const [about, promises] of promiseGroups(isAny(treatments))) {
      const facts = Object.entries(promises).map(([value, fact]) => ({
        value,
        label: statement(fact),
      }));
      const chosen = await this.#trueOf(about, facts);
      for (const { value } of facts) promised[value] = chosen?.includes(value);
    }
    return promised;
  }

  /**
   * Asks about each only if some are true and others aren't. Undefined if it
   * isn't known yet: then `make preflight` asks.
   */
  async #trueOf(
    about: string,
    facts: readonly { value: string; label: string }[],
  ): Promise<string[] | undefined> {
    const { multiselect, select } = this.#prompts;
    const isOne = facts.length === 1;
    const answer = answered(
      await select({
        message: [
          `${about}. Is this true of your practice?`,
          ...facts.map(({ label }) => `- ${label}`),
        ].join('\n'),
        options: [
          { value: 'yes', label: isOne ? 'Yes' : 'Yes, all of it' },
          ...(isOne ? [] : [{ value: 'some', label: 'Some of it' }]),
          { value: 'no', label: 'No' },
          { value: 'later', label: 'We don’t know yet' },
        ],
        initialValue: 'later',
      }),
    );
    if (answer === 'later') return undefined;
    if (answer === 'no') return [];
    if (answer === 'yes') return facts.map(({ value }) => value);
    return answered(
      await multiselect({
        message: 'Which of these are true?',
        options: [...facts],
        required: false,
      }),
    );
  }

  async #doctors({ treatments }: Answers): Promise<Answers[]> {
    const { confirm, note } = this.#prompts;
    const doctors: Answers[] = [];
    do {
      note(`Doctor ${doctors.length + 1}`);
      doctors.push((await this.#all(answeredDoctorSchema)) ?? {});
    } while (
      answered(
        await confirm({ message: 'Another doctor?', initialValue: false }),
      )
    );
    const founder = await this.#which('Who is the founder?', doctors, [
      { value: doctors.length, label: 'No one here' },
    ]);
    const myopia = isAny(treatments)
      ? await this.#which('Who leads myopia management?', doctors)
      : undefined;
    return doctors.map((doctor) => ({
      ...doctor,
      roles: [
        ...(doctor === founder ? ['founder'] : []),
        ...(doctor === myopia ? ['myopia'] : []),
      ],
    }));
  }

  async #which(
    message: string,
    doctors: readonly Answers[],
    others: readonly { value: number; label: string }[] = [],
  ): Promise<Answers | undefined> {
    const names = doctors.map(({ name }, value) => ({
      value,
      label: String(name),
    }));
    const options = [...names, ...others];
    if (options.length === 1) return doctors[0];
    return doctors[answered(await this.#prompts.select({ message, options }))];
  }
}
