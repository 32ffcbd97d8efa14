import { earlyExam } from '@/content/opening-details';
import { practice } from '@/content/practice';
import type { Town } from '../town';

const { zip } = practice.address;

export const woodbridge: Town = {
  name: 'Woodbridge',
  heading: 'Eye exams for Woodbridge, one stop from Metropark',
  lead: 'Woodbridge is ten places under one name, and each has its own way to us. Iselin has the train, Fords has a bike trail, and the others have Route 27, Route 1 or Amboy Avenue.',
  illustrationAlt:
    'A brick town hall with columns and a dome, and beside it a highway that crosses over the street',
  station: 'Metropark',
  glance: {
    figure: '3.5 miles',
    text: 'of paved trail, from Crows Mill Road to Middlesex Avenue in Metuchen',
  },
  waysTitle: 'Four ways, one of them without an engine',
  ways: [
    {
      name: 'By train',
      text: 'Board at Metropark in Iselin, in the direction of Trenton, and stand up right away: Metuchen comes next. The platform there leads down to Main Street.',
    },
    {
      name: 'By car',
      text: 'Route 27 runs beside the railroad from Metropark to Metuchen. If you come on the Parkway, follow the signs for Metropark, then turn south on 27.',
    },
    {
      name: 'By bus',
      text: 'The 810 starts at Woodbridge Center and serves Menlo Park Mall before Metuchen. The 813 comes from Perth Amboy and uses Amboy Avenue.',
    },
    {
      name: 'By bike',
      text: 'The Middlesex Greenway is an old railroad bed, flat and paved, with a bridge of its own over Route 1. Our rack stands to the left of the door.',
    },
  ],
  startsTitle: 'Your part of Woodbridge',
  starts: [
    {
      place: 'Iselin, Menlo Park Terrace',
      road: 'Route 27 south, or leave the car at Metropark and ride one stop.',
    },
    { place: 'Colonia', road: 'Route 27 south, past Metropark and Menlo Park.' },
    {
      place: 'Avenel, Port Reading, Sewaren, Woodbridge proper',
      road: 'Route 1 south to the Main Street exit, then Main Street north.',
    },
    {
      place: 'Fords',
      road: 'Amboy Avenue, through the Clara Barton part of Edison.',
    },
    {
      place: 'Hopelawn, Keasbey',
      road: 'By bike, the Greenway from Crows Mill Road. By car, join Amboy Avenue beyond Fords.',
    },
  ],
  parking:
    'If your car already stands in the deck at Metropark for the day, let it stand there and take the train both ways. Otherwise the garage is the simplest: no clock to watch while you choose a frame.',
  story: {
    title: 'Three distances before lunch',
    text: [
      'A working day that starts at Metropark goes like this: brake lights on the Parkway, a phone on the train, two screens at a desk. That is three distances, and many pairs of glasses are made for two of them.',
      'Before you come, sit at the desk as you always sit, have somebody measure from your eyes to the screen, and write the inches down. We set our chart to your number, and you look through the lenses before you order any.',
    ],
    link: { page: 'services', text: 'Glasses for a desk, and the rest of what we do' },
  },
  questions: [
    {
      question: 'Woodbridge has three train stations. Which one is right?',
      answer:
        'Metropark: it is on our line. Woodbridge and Avenel are on the North Jersey Coast Line, so from those two you ride north and change at Rahway.',
    },
    {
      question: 'May I take Amtrak from Metropark?',
      answer:
        'It would carry you past us. Choose an NJ Transit train, and make sure that the board lists Metuchen, since a few run express.',
    },
    {
      question: 'My phone found a Pearl Street garage next to Woodbridge station.',
      answer: `Wrong Pearl Street. Yours has a railroad and a Main Street close by as well, which fools every map. Add ${zip}, and it finds the one in Metuchen.`,
    },
    {
      question: 'Can I be examined before work in New York?',
      answer: `Yes, at ${earlyExam.time}, ${earlyExam.days}. Then board at Metuchen instead of Metropark. Tell us that you work that day, so that the doctor can plan the widening drops for another one if your eyes allow it.`,
    },
    {
      question: 'May I ride the Greenway home after the exam?',
      answer:
        'Not with widened pupils: for a few hours light glares and sight may be blurry. Leave the bike in our rack overnight and take the train, or save the drops for a visit by car with a driver.',
      claim: 'dilation-blur-hours',
    },
  ],
  closing: {
    heading: 'Which of the ten is yours?',
    text: 'Book online, or call and name your corner of Woodbridge: we know the way from there.',
  },
};
