import { lateExam } from '@/content/opening-details';
import { practice } from '@/content/practice';
import type { Town } from '../town';

const { city, zip } = practice.address;

export const edison: Town = {
  name: 'Edison',
  heading: 'Eye exams for Edison, from the town in its middle',
  lead: 'On the map Edison goes all the way around Metuchen. Wherever you live in the township, one of the roads that you drive every day ends up in our downtown.',
  illustrationAlt:
    'The memorial tower at Menlo Park with a glowing light bulb on top, beside a small brick museum',
  station: 'Edison',
  glance: {
    figure: 'No highway',
    text: 'on the way from Oak Tree Road: Grove Avenue runs straight in',
  },
  waysTitle: 'Into the middle, from any side',
  ways: [
    {
      name: 'By car',
      text: 'On I-287 southbound, Exit 3 is New Durham Road, signed for Metuchen. Northbound, take the exit for Route 27 north. From Route 1, leave at Main Street.',
    },
    {
      name: 'By train',
      text: 'Get on at Edison station, on Plainfield Avenue. The next stop toward New York is ours. You come out on Woodbridge Avenue, with Main Street at the corner.',
    },
    {
      name: 'By bus',
      text: 'The 810 follows Route 27 through Edison into Metuchen. The 813 links Middlesex College and the Amboy Avenue shops with downtown.',
    },
  ],
  startsTitle: 'Which road from where',
  starts: [
    {
      place: 'Oak Tree Road, North Edison',
      road: 'Grove Avenue south. It crosses Oak Tree Road and keeps going until it is in Metuchen.',
    },
    {
      place: 'Menlo Park, Christie Street',
      road: 'Route 27 south. Past the borough line it is called Middlesex Avenue.',
    },
    {
      place: 'Clara Barton',
      road: 'Amboy Avenue west, across Route 1 and on to Main Street.',
    },
    {
      place: 'Bonhamtown, Raritan Center',
      road: 'Main Street north. It crosses Route 1 and is still Main Street when it gets to us.',
    },
    {
      place: 'Stelton, Nixon',
      road: 'Route 27 north. The signs change to Essex, Lake and Middlesex Avenue; the road is the same.',
    },
  ],
  parking:
    'You come by car, most of you. Ninety minutes on a meter are enough for one exam. With a stroller or in the rain, drive on to the garage.',
  story: {
    title: 'From the town of the light bulb',
    text: [
      'The tower on Christie Street stands where Thomas Edison had his laboratory. We think of it when somebody tells us that reading goes well at noon and badly at nine in the evening. Sometimes it is the glasses. Sometimes it is the lamp.',
      'So tell us where you sit at night, which lamp is on and how far away the page is. We hold the card at that distance, in more light and in less, before anybody writes a prescription.',
    ],
    link: { page: 'services', text: 'What else we look at in an exam' },
  },
  questions: [
    {
      question: 'Is your office in Edison or in Metuchen?',
      answer: `In Metuchen, a borough of its own with Edison on every side. Type ${city} and ${zip} into your map. Edison has a Main Street and a Woodbridge Avenue of its own, and phones mix them up.`,
    },
    {
      question: 'Do we have to drive on Route 1 or I-287?',
      answer:
        'No. Grove Avenue, Amboy Avenue, Main Street and Route 27 are streets with traffic lights, and each of them comes out in the middle of Metuchen.',
    },
    {
      question: 'There are four of us. Is that one trip?',
      answer:
        'Yes. Call and say how many you are. We book two doctors side by side, so that four exams take about two hours, and whoever waits has a table with crayons.',
    },
    {
      question: 'My parents would rather speak Hindi or Mandarin.',
      answer:
        'Dr. Maya Sample examines in Hindi and Dr. Daniel Example examines in Mandarin: ask for them when you book. For Gujarati, Telugu or another language we call an interpreter, at no cost to you.',
    },
    {
      question: 'What is the latest exam on a school day?',
      answer: `It starts at ${lateExam.time}, ${lateExam.days}. If your child comes straight from school, bring the glasses from the bottom of the backpack, in whatever state they are.`,
    },
  ],
  closing: {
    heading: 'You are all around us. Come in.',
    text: 'Pick a time online, or call. Whoever answers has waited at the lights on Route 27 too.',
  },
};
