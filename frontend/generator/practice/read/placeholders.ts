import { examTotalMinutes } from '../../../src/content/exam-steps.ts';
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

/** Whether a placeholder is about a doctor with a role that nobody has. */
export function isAboutNobody(name: string, values: Values): boolean {
  const [role = ''] = name.split('.');
  const known = ['founder', 'myopiaDoctor', 'newestDoctor'].find(
    (each) => each.toLowerCase() === role.toLowerCase(),
  );
  return known !== undefined && !(`${known}.name` in values);
}

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
    'This website counts visits with Google Analytics. It sends Google the address of each page you open, and nothing that you type. Google also sees your internet address, your browser and what kind of device you have. If your browser sends Global Privacy Control or Do Not Track, none of this happens.',
  cookies:
    'The only cookies for visitors are those of Google Analytics. Their names begin with _ga.',
};

const inSentence = new Intl.ListFormat('en-US');

/** The values of all placeholders in the practice's texts. */
export function placeholderValues(
  practice: Practice,
  doctors: readonly Doctor[],
): Values {
  const { address, transit, rating } = practice;
  const week = describeWeek(practice.hours, examTotalMinutes);
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
    ...(process.env.GA_MEASUREMENT_ID ? withAnalytics : withoutAnalytics),
    examMinutes: String(examTotalMinutes),
    openDays: week.openDays,
    openWorkdays: week.openWorkdays,
    'earlyExam.time': week.earlyExam.time,
    'earlyExam.days': week.earlyExam.days,
    'lateExam.time': week.lateExam.time,
    'lateExam.days': week.lateExam.days,
    ...(week.saturday.lateExam && {
      'saturdayExam.time': week.saturday.lateExam,
    }),
  };
}
