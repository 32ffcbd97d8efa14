import { CheckIcon, Icon, MapPinIcon, PhoneIcon } from '@/components/icons';
import type { SvgProps } from '@/components/illustrations/canvas';
import { Section } from '@/components/section';
import { examTotalMinutes } from '@/content/exam-steps';
import { saturday } from '@/content/opening-details?data';
import { practice } from '@/content/practice';
import styles from './reasons.module.css';

/** A calendar page with a day marked. */
function CalendarIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="16" rx="2.5" />
      <path d="M8 2.5V7M16 2.5V7M3 10.5h18M15.5 15.5v0.01" />
      <path d="M8 15.5h3" />
    </Icon>
  );
}

/** A clock face. */
function ClockIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}

const onSaturday = {
  Icon: CalendarIcon,
  title: 'We’re open on Saturdays',
  text: `We’re open Saturdays from ${saturday.times}. You don’t have to miss work.`,
};

const reasons = [
  ...(saturday.isOpen ? [onSaturday] : []),
  ...(practice.transit
    ? [
        {
          Icon: MapPinIcon,
          title: 'We’re close to the train',
          text: `Take ${practice.transit.line} to ${practice.transit.station}. If we widen your pupils, you won’t have to drive home.`,
        },
      ]
    : []),
  {
    Icon: ClockIcon,
    title: 'We don’t rush you',
    text: `Plan on about ${examTotalMinutes} minutes. There’s plenty of time for your questions.`,
  },
  {
    Icon: PhoneIcon,
    title: 'We check your insurance for you',
    text: 'Give us the number on your card when you book. Before you come in, we’ll tell you what your plan says it covers and estimate your share.',
  },
  {
    Icon: CheckIcon,
    title: 'We take care of your glasses',
    text: 'Walk in for an adjustment any time we’re open, wherever you bought your glasses.',
  },
];

export function Reasons() {
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
