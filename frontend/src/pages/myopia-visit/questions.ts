import { offersContacts } from '@/content/offered-treatments';
import { present } from '@/content/present';
import { treatments } from '@/content/treatments';

interface Answer {
  name: string;
  /** What it makes worth asking at the visit, in the parent's words. */
  ask?: string;
}

interface Topic {
  id: string;
  /** The question about the child. */
  title: string;
  answers: readonly Answer[];
}

/**
 * Questions about the child, and what each answer makes worth asking. Never a
 * recommendation.
 */
export const topics: readonly Topic[] = present<Topic>([
  {
    id: 'age',
    title: 'How old is your child?',
    answers: [
      {
        name: '5 or younger',
        ask: 'Is it too early for treatment? Should you measure the eye already, and what can we do until then?',
      },
      {
        name: '6 or 7',
        ask: 'Which treatments has the FDA approved or authorized for this age?',
      },
      {
        name: '8 to 12',
        ask: 'How fast is the eye growing now, and how often should you measure it?',
      },
      {
        name: '13 or older',
        ask: 'Is the eye still growing? Would it make sense to measure for six months first?',
      },
    ],
  },
  {
    id: 'prescription',
    title: 'What’s the prescription of the more nearsighted eye?',
    answers: [
      {
        name: 'Not nearsighted yet',
        ask: 'My child isn’t nearsighted yet. How likely is it, and what can we do?',
      },
      {
        name: 'Up to −4',
        ask: 'Which treatments were tested in eyes with this prescription?',
      },
      {
        name: 'Stronger than −4',
        ask: 'Which treatments come in this strength, and were they tested at it?',
      },
      {
        name: 'I don’t know',
        ask: 'What’s my child’s prescription, and can I have a copy?',
      },
    ],
  },
  {
    id: 'faster',
    title: 'Did it get stronger by half a diopter or more in the last year?',
    answers: [
      {
        name: 'Yes',
        ask: 'It changed by half a diopter or more in a year. What does that mean for starting now?',
      },
      {
        name: 'No',
        ask: 'It hardly changed. Could we measure again in six months before we decide?',
      },
      {
        name: 'I don’t know',
        ask: 'How fast is it changing? We’ll bring the old glasses and prescriptions.',
      },
    ],
  },
  offersContacts && {
    id: 'contacts',
    title: 'Would your child wear contact lenses?',
    answers: [
      {
        name: 'Yes',
        ask: 'Does the shape of the eye suit a lens? Who cleans it, and when should we call you?',
      },
      { name: 'No', ask: 'What can you do without contact lenses?' },
      {
        name: 'I’m not sure',
        ask: 'Can my child try a lens here before we decide?',
      },
    ],
  },
  {
    id: 'sports',
    title: 'Does your child swim or play sports most days?',
    answers: [
      {
        name: 'Yes',
        ask: 'What should my child wear in the water and at practice?',
      },
      { name: 'No' },
    ],
  },
  {
    id: 'health',
    title:
      'Does your child have allergies or a health problem, or take medicine?',
    answers: [
      {
        name: 'Yes, or I’m not sure',
        ask: 'Does any of it rule out a treatment? We’ll bring the names of all medicines.',
      },
      { name: 'No' },
    ],
  },
]);

/** Worth asking whatever the answers are. */
export const always: readonly string[] = [
  'How long is the eye, and how does that compare with the last time?',
  `How much less did eyes grow with ${treatments.length > 1 ? 'each' : 'this'} treatment, in millimeters, and for how long?`,
  'What do the first year and the years after it cost, and what happens if we stop?',
];
