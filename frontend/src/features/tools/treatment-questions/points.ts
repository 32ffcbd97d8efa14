import { offersContacts } from '@/content/offered-treatments';
import { present } from '@/content/present';
import { treatments } from '@/content/treatments';

/** What a parent said about the child. Undefined where there was no answer. */
export interface Child {
  /** In full years. */
  age: number;
  /** The more nearsighted eye's, in diopters, negative if it's nearsighted. */
  prescription?: number | undefined;
  faster?: Answer | undefined;
  contacts?: Answer | undefined;
  sports?: Answer | undefined;
  health?: Answer | undefined;
}

export type Answer = 'yes' | 'no' | 'unsure';

interface Point {
  /** When it matters, such as `At 6 or 7`. */
  when: string;
  applies: (child: Child) => boolean;
  /** A question for the visit, in the parent's words. */
  ask: string;
}

interface Topic {
  /** The question about the child. */
  title: string;
  /** The answer it's about; age and prescription are numbers. */
  id: keyof Child;
  points: readonly Point[];
}

const answered =
  (
    id: 'faster' | 'contacts' | 'sports' | 'health',
    ...answers: (Answer | undefined)[]
  ) =>
  (child: Child) =>
    answers.includes(child[id]);

/**
 * Six questions about the child, and what each answer makes worth asking.
 * Points, never a recommendation.
 */
export const topics: readonly Topic[] = present<Topic>([
  {
    id: 'age',
    title: 'How old is your child?',
    points: [
      {
        when: 'At 5 or younger',
        applies: ({ age }) => age < 6,
        ask: 'Is it too early for treatment? Should you measure the eye already, and what can we do until then?',
      },
      {
        when: 'At 6 or 7',
        applies: ({ age }) => age === 6 || age === 7,
        ask: 'Which treatments has the FDA approved or authorized for this age?',
      },
      {
        when: 'From 8 to 12',
        applies: ({ age }) => age >= 8 && age <= 12,
        ask: 'How fast is the eye growing now, and how often should you measure it?',
      },
      {
        when: 'At 13 or older',
        applies: ({ age }) => age >= 13,
        ask: 'Is the eye still growing? Would it make sense to measure for six months first?',
      },
    ],
  },
  {
    id: 'prescription',
    title: 'What’s the prescription of the more nearsighted eye?',
    points: [
      {
        when: 'Not nearsighted yet',
        applies: ({ prescription = -1 }) => prescription >= 0,
        ask: 'My child isn’t nearsighted yet. How likely is it, and what can we do?',
      },
      {
        when: 'Up to −4',
        applies: ({ prescription = 0 }) =>
          prescription < 0 && prescription >= -4,
        ask: 'Which treatments were tested in eyes with this prescription?',
      },
      {
        when: 'Stronger than −4',
        applies: ({ prescription = 0 }) => prescription < -4,
        ask: 'Which treatments come in this strength, and were they tested at it?',
      },
      {
        when: 'If you don’t know',
        applies: ({ prescription }) => prescription === undefined,
        ask: 'What’s my child’s prescription, and can I have a copy?',
      },
    ],
  },
  {
    id: 'faster',
    title: 'Did it get stronger by half a diopter or more in the last year?',
    points: [
      {
        when: 'If it did',
        applies: answered('faster', 'yes'),
        ask: 'It changed by half a diopter or more in a year. What does that mean for starting now?',
      },
      {
        when: 'If it didn’t',
        applies: answered('faster', 'no'),
        ask: 'It hardly changed. Could we measure again in six months before we decide?',
      },
      {
        when: 'If you don’t know',
        applies: answered('faster', 'unsure', undefined),
        ask: 'How fast is it changing? We’ll bring the old glasses and prescriptions.',
      },
    ],
  },
  offersContacts && {
    id: 'contacts',
    title: 'Would your child wear contact lenses?',
    points: [
      {
        when: 'If so',
        applies: answered('contacts', 'yes'),
        ask: 'Does the shape of the eye suit a lens? Who cleans it, and when should we call you?',
      },
      {
        when: 'If not',
        applies: answered('contacts', 'no'),
        ask: 'What can you do without contact lenses?',
      },
      {
        when: 'If you aren’t sure',
        applies: answered('contacts', 'unsure', undefined),
        ask: 'Can my child try a lens here before we decide?',
      },
    ],
  },
  {
    id: 'sports',
    title: 'Does your child swim or play sports most days?',
    points: [
      {
        when: 'If so',
        applies: answered('sports', 'yes'),
        ask: 'What should my child wear in the water and at practice?',
      },
    ],
  },
  {
    id: 'health',
    title:
      'Does your child have allergies or a health problem, or take medicine?',
    points: [
      {
        when: 'If so',
        applies: answered('health', 'yes', 'unsure'),
        ask: 'Does any of it rule out a treatment? We’ll bring the names of all medicines.',
      },
    ],
  },
]);

/** Worth asking whatever the answers are. */
export const always: readonly string[] = [
  'How long is the eye, and how does that compare with the last time?',
  `How much less did eyes grow with ${treatments.length > 1 ? 'each' : 'this'} treatment, in millimeters, and for how long?`,
  'What do the first year and the years after it cost, and what happens if we stop?',
];

/** The questions to bring, in the order of the topics. */
export function questionsFor(child: Child): string[] {
  const points = topics.flatMap((topic) => topic.points);
  return [
    ...points.filter(({ applies }) => applies(child)).map(({ ask }) => ask),
    ...always,
  ];
}
