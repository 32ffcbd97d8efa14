import type { Town } from '../town';

export const newBrunswick: Town = {
  name: 'New Brunswick',
  heading: 'Eye exams for New\u00A0Brunswick, two stops away',
  lead: 'Nobody needs a car for this. The local train toward New York calls at Edison, then at Metuchen, and from the platform you walk.',
  illustrationAlt:
    'A college building with a gold cupola, a train on the viaduct above New Brunswick station, and rowers on the river',
  station: 'New Brunswick',
  glance: {
    figure: '810',
    text: 'the bus from beside the station, over the bridge and along Route 27',
  },
  waysTitle: 'Leave the car, if you have one',
  ways: [
    {
      name: 'By train',
      text: 'Look for Metuchen on the board: some trains run past it. To go home, use the Trenton-bound platform, which you reach from Main Street.',
    },
    {
      name: 'By bus',
      text: 'The 810 leaves from Somerset and George Streets, at the foot of the platforms. It stops far more often than the train, so give it more time.',
    },
    {
      name: 'By car',
      text: 'Albany Street becomes Route 27 at the bridge. When the bridge is full, Route 18 to Route 1 north works too: leave at Main Street and head north.',
    },
  ],
  startsTitle: 'To the train, or around it',
  starts: [
    {
      place: 'George Street and downtown',
      road: 'Walk up Albany Street. The station is where French Street and Easton Avenue begin.',
    },
    {
      place: 'College Avenue, Old Queens',
      road: 'Walk down to Somerset Street. The platforms are right above it.',
    },
    {
      place: 'French Street, Robert Wood Johnson hospital',
      road: 'French Street ends at the station door.',
    },
    {
      place: 'Cook, Douglass',
      road: 'A campus bus to College Avenue, then the train. Drivers take Route 18 to Route 1.',
    },
    {
      place: 'Busch, Livingston',
      road: 'A campus bus across the river. Drivers take I-287 south to Exit 3, New Durham Road.',
    },
  ],
  parking:
    'Should you drive after all, read the signs at the lots around our station before you park: many spaces belong to commuters with a permit. In the garage, follow the signs for visitors.',
  story: {
    title: 'Here for a few semesters',
    text: [
      'Your eye doctor is three states away, and the screen has begun to swim. Bring the glasses you have: we read their strength off the lenses, and ask your doctor at home for the rest. When you move on, our notes move with you.',
      'You leave with your prescription in your hand without asking for it, and you may have it filled here, at home or online. That is a federal rule, and a good one.',
    ],
    claim: 'eyeglass-prescription-rule',
    link: { page: 'new-patients', text: 'What to bring to a first visit' },
  },
  questions: [
    {
      question: 'How do I get back if you widen my pupils?',
      answer:
        'The way you came, which beats driving. Wear sunglasses on the platform and buy the return ticket beforehand: for a few hours the small print on a phone may be a blur.',
      claim: 'dilation-blur-hours',
    },
    {
      question: 'I am on my parents’ insurance from another state. Does it count here?',
      answer:
        'Some plans travel and some stop at the state line. Call with the card in your hand, and we find out before you pay for a ticket.',
    },
    {
      question: 'Can I have the exam in Spanish?',
      answer:
        'Yes. Dr. Lucia Specimen examines in Spanish, and there is a Spanish speaker at the front desk each day that we are open.',
    },
    {
      question: 'I sat on my glasses in the week of finals.',
      answer:
        'Call, do not book. We keep two short slots a day for broken and lost glasses. If your prescription is still good, you may not need an exam at all.',
    },
    {
      question: 'I work nights at the hospital. When should I come?',
      answer:
        'After you have slept. Choosing between two lenses is hard work when you are tired, and an afternoon exam is the same exam.',
    },
  ],
  closing: {
    heading: 'Two stops here, an hour, two stops back',
    text: 'Find a time online, or call, and we match it with a train that stops at both ends.',
  },
};
