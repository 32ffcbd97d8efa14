import { CheckIcon, MapPinIcon, PhoneIcon } from '@/components/icons';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import { closesAlike, saturday } from '@/content/opening-details?data';
import { CalendarIcon, ClockIcon } from './icons';
import styles from './reasons.module.css';

const onSaturday = {
  Icon: CalendarIcon,
  title: 'We are here on Saturday',
  text: `Until ${saturday.closes}${closesAlike ? ', as on every day we open' : ''}. Nobody has to take a day off to try on a frame.`,
};

const reasons = [
  ...(saturday.isOpen ? [onSaturday] : []),
  ...(practice.transit
    ? [
        {
          Icon: MapPinIcon,
          title: 'The train stops here',
          text: `${practice.transit.station} is on ${practice.transit.line}, so you get home without driving while your pupils are still wide.`,
        },
      ]
    : []),
  {
    Icon: ClockIcon,
    title: 'The hour is yours',
    text: 'A visit takes 60 minutes, and most of them you spend with people, not with magazines.',
  },
  {
    Icon: PhoneIcon,
    title: 'We call your insurance',
    text: 'Read us the number on your card when you book. You know what is covered before you come.',
  },
  {
    Icon: CheckIcon,
    title: 'We stay with the glasses',
    text: 'We bend, tighten and clean the pair you bought here for as long as you own it. No appointment needed.',
  },
];

export default function Reasons() {
  return (
    <Section title="Reasons to choose us">
      <ul className={styles.reasons}>
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className={styles.reason}>
            <Icon className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
