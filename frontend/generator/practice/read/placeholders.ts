import { inWords } from '../../../src/content/in-words.ts';
import { describeWeek } from '../../../src/content/week.ts';
import type { Doctor } from './doctors.ts';
import type { Practice } from './practice-facts.ts';
import type { Values } from './practice-reader.ts';

const pronounForms = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  they: { they: 'they', them: 'them', their: 'their' },
} as const;

function doctorValues(role: string, doctor: Doctor | undefined): Values {
  if (!doctor) return {};
  const { name, shortName, pronouns } = doctor;
  const entries = Object.entries({
    name,
    shortName,
    ...pronounForms[pronouns],
  });
  return Object.fromEntries(
    entries.map(([key, value]) => [`${role}.${key}`, value]),
  );
}

/**
 * The privacy policy's sentences about Google Analytics, depending on the
 * measurement ID.
 */
const withoutAnalytics = {
  analytics:
    'This website has no analytics service. It doesn’t count your visits with Google or anyone else.',
  cookies: 'This website sets no cookies for visitors.',
};
const withAnalytics = {
  analytics:
    'This website counts visits with Google Analytics. It sends Google the address of most pages you open, and nothing that you type. It never sends the addresses of pages about urgent signs, the contact form, the visit for myopia or these legal notices. Google also sees your internet address, your browser and what kind of device you have. If your browser sends Global Privacy Control or Do Not Track, none of this happens.',
  cookies:
    'The only cookies for visitors are those of Google Analytics. Their names begin with _ga.',
};

/** The accessibility page's sentence, depending on the practice's fact. */
const entrances = {
  'step-free': 'You can come in without steps.',
  steps:
    'There are steps at our entrance. Call us before you come, and ask about the way in.',
  unknown: 'Are steps hard for you? Call us before you come.',
};

/** The same for booking. */
const bookingOnline = {
  booking:
    'The booking buttons open a scheduling service run by another company. Its own privacy policy applies there.',
  schedulingService:
    ' [To complete: the company that runs the scheduling service, and a link to its policy. Sample: Example Booking, booking.example.com.]',
  otherCompanies:
    'The booking service and Google’s map belong to other companies. We don’t control how accessible they are. Call us, and we’ll book for you.',
};
const bookingByPhone = {
  booking: 'You book by phone. There’s no scheduling service.',
  schedulingService: '',
  otherCompanies:
    'Google’s map belongs to another company. We don’t control how accessible it is.',
};

const inSentence = new Intl.ListFormat('en-US');

/** The values of all placeholders in the practice's texts. */
export function placeholderValues(
  practice: Practice,
  doctors: readonly Doctor[],
): Values {
  const { address, examMinutes, transit, rating } = practice;
  const week = describeWeek(practice.hours, examMinutes);
  const withRole = (role: Doctor['roles'][number]) =>
    doctors.find(({ roles }) => roles.includes(role));
  return {
    name: practice.name,
    shortName: practice.shortName,
    street: address.street,
    city: address.city,
    state: address.state,
    stateName: address.stateName,
    zip: address.zip,
    ...(address.county && { county: address.county }),
    phone: practice.phone.display,
    'doctors.count': inWords(doctors.length),
    ...doctorValues('founder', withRole('founder')),
    ...doctorValues('myopiaDoctor', withRole('myopia')),
    ...doctorValues('newestDoctor', withRole('newest')),
    ...(rating && {
      'rating.average': String(rating.average),
      'rating.reviews': rating.countText,
    }),
    ...(transit && {
      'transit.station': transit.station,
      'transit.line': transit.line,
      'transit.walkMinutes': inWords(transit.walkMinutes),
    }),
    languages: inSentence.format(practice.languages),
    entrance: entrances[practice.entrance ?? 'unknown'],
    ...(process.env.GA_MEASUREMENT_ID ? withAnalytics : withoutAnalytics),
    ...(practice.bookingUrl ? bookingOnline : bookingByPhone),
    replyTime: practice.promises.reply
      ? 'We reply within one business day.'
      : 'We’ll get back to you.',
    ...(examMinutes && { examMinutes: String(examMinutes) }),
    openDays: week.openDays,
    openWorkdays: week.openWorkdays,
    'earlyExam.time': week.earlyExam.time,
    'earlyExam.days': week.earlyExam.days,
    ...(week.lateExam && {
      'lateExam.time': week.lateExam.time,
      'lateExam.days': week.lateExam.days,
    }),
    ...(week.saturday.lateExam && {
      'saturdayExam.time': week.saturday.lateExam,
    }),
  };
}
