import { openWorkdays } from '@/content/opening-details';
import type { Town } from '../town';

export const highlandPark: Town = {
  name: 'Highland Park',
  heading: 'Eye exams for Highland\u00A0Park, up Route\u00A027',
  lead: 'Raritan Avenue is Route 27, and Route 27 goes through the middle of Metuchen. One road or one bus brings you here, with the river behind you.',
  illustrationAlt:
    'The stone bridge over the Raritan with its arches, and the small shops of Highland Park where it lands',
  station: 'New Brunswick',
  glance: { figure: '1 road', text: 'from the Raritan Avenue shops to our Main Street' },
  waysTitle: 'The bus first: it drives up your main street',
  ways: [
    {
      name: 'By bus',
      text: 'The 810 drives up Raritan Avenue and stays on Route 27 until Metuchen. It comes from New Brunswick, so wait on the side where traffic leaves the bridge.',
    },
    {
      name: 'By car',
      text: 'Five names, no turn to choose: Raritan Avenue, Lincoln Highway, Essex, Lake, Middlesex Avenue. Where it meets Main Street, look for a space.',
    },
    {
      name: 'By train',
      text: 'The borough has no station. New Brunswick’s is across the Albany Street Bridge. From the Edison end of town, Edison station is closer and saves a stop.',
    },
  ],
  startsTitle: 'How to get onto Route 27',
  starts: [
    {
      place: 'Raritan Avenue',
      road: 'You are on it. Drive away from the bridge.',
    },
    {
      place: 'Donaldson Park, the south side',
      road: 'South Second or South Third Avenue up to Raritan Avenue, then right.',
    },
    {
      place: 'Johnson Park, River Road',
      road: 'River Road down to the bridge, then left, uphill past the shops.',
    },
    {
      place: 'The Triangle',
      road: 'Stay left where Woodbridge Avenue splits off to the right.',
    },
  ],
  parking:
    'Put an hour and a half on the meter: sixty minutes are the exam, and a frame takes as long as it takes. With several children to examine, the garage lets you forget the time.',
  story: {
    title: 'If you keep Shabbat',
    text: [
      `Our week is the wrong way around for you: open on Saturday, closed on Sunday. That leaves ${openWorkdays}, and around the holidays less. Call early in the month before, and we look at the calendar together.`,
      'On a Friday in December the sun sets at about half past four, so take the morning. If you want to read at the table that night, take another day: after drops that widen the pupils, print can stay blurry for a few hours.',
    ],
    claim: 'dilation-blur-hours',
    link: { page: 'contact', text: 'Our hours and how to reach us' },
  },
  questions: [
    {
      question: 'Where do I get off the 810?',
      answer:
        'Ask for Main Street in Metuchen. Route 27 is called Middlesex Avenue there, and the corner with Main Street is the busiest one in town. From there it is a few minutes on foot.',
    },
    {
      question: 'My father uses a walker. Will the bus do?',
      answer:
        'Yes. The buses have a ramp or a lift, and the driver lowers it if you ask. Choose an exam around noon, when there are seats, and call us from the stop if he would like an arm.',
    },
    {
      question: 'I followed Woodbridge Avenue by mistake. Do I turn around?',
      answer:
        'No. Keep on to Bonhamtown and turn left onto Main Street. It takes you north, over Route 1, to the same corner from the other side.',
    },
    {
      question: 'Our son reads English and Hebrew. Do you look at both?',
      answer:
        'Bring a book in each. We hold them where he holds them, and watch how his eyes follow a line to the right and a line to the left.',
    },
    {
      question: 'We sold the car. What is there besides the bus?',
      answer:
        'Your feet and the train. From the bridge end of the borough it is less than a mile to New Brunswick station. After drops, take somebody’s arm for the bridge: the light on the river glares.',
      claim: 'dilation-blur-hours',
    },
  ],
  closing: {
    heading: 'Keep the river behind you',
    text: 'The scheduling page shows every free hour. If a holiday is in the way, call, and we plan around it.',
  },
};
