import { t } from 'shared/t';

/** A calendar date: `2026-11-21`. */
type IsoDate = string;

export interface PlannedExam {
  name: string;
  /** Undefined: now, if it hasn't happened yet. */
  date?: IsoDate;
}

const monthName = new Intl.DateTimeFormat(t('en-US'), {
  month: 'long',
  timeZone: 'UTC',
});

const monthNames = Array.from({ length: 12 }, (_, month) =>
  monthName.format(Date.UTC(2026, month)),
);

/** In years. The plan is for children. */
const MAX_AGE = 18;

/**
 * A date of this calendar, in UTC. Months count from 1, and may be outside 1 to
 * 12. Days past the month's end become its last day.
 */
function isoDate(year: number, month: number, day: number): IsoDate {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

const parts = (date: IsoDate) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

/** A number from 1 to 12, or a month's name or its beginning. */
function readMonth(text: string): number | undefined {
  if (/^\d+$/.test(text)) {
    const month = Number(text);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  if (text.length < 3) return undefined;
  const index = monthNames.findIndex((name) =>
    name.toLowerCase().startsWith(text.toLowerCase()),
  );
  return index < 0 ? undefined : index + 1;
}

export type TypedDate = Record<'month' | 'day' | 'year', string>;

export type ReadBirthday =
  { birthday: IsoDate } | { field: keyof TypedDate; problem: string };

/**
 * Reads what was typed, or says in a sentence what's wrong with it. `today` is
 * an ISO date.
 */
export function readBirthday(typed: TypedDate, today: IsoDate): ReadBirthday {
  const month = readMonth(typed.month.trim());
  if (month === undefined) {
    return {
      field: 'month',
      problem: t('Enter the month as a number from 1 to 12.'),
    };
  }
  const year = typed.year.trim();
  if (!/^\d{4}$/.test(year)) {
    return {
      field: 'year',
      problem: t('Enter the year with four digits, such as 2021.'),
    };
  }
  const ago = parts(today).year - Number(year);
  if (ago > MAX_AGE) {
    return {
      field: 'year',
      problem: t(
        'That’s {years} years ago, and this plan is for children. Check the year.',
        {
          years: ago,
        },
      ),
    };
  }
  const days = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  const day = Number(typed.day.trim());
  if (!/^\d{1,2}$/.test(typed.day.trim()) || day < 1 || day > days) {
    const name = monthNames[month - 1] ?? '';
    return {
      field: 'day',
      problem: t(
        'Enter the day as a number from 1 to {days}. That’s how long {month} {year} is.',
        {
          days,
          month: name,
          year,
        },
      ),
    };
  }
  const birthday = isoDate(Number(year), month, day);
  if (birthday > today) {
    return {
      field: 'year',
      problem: t('That’s in the future. Check the year.'),
    };
  }
  return { birthday };
}

/**
 * In the summer before kindergarten, for a child who starts it in the fall
 * after turning five by September 1. Districts differ by some weeks.
 */
function beforeKindergarten(birthday: IsoDate): IsoDate {
  const { year } = parts(birthday);
  return isoDate(birthday.slice(5) <= '09-01' ? year + 5 : year + 6, 7, 1);
}

/**
 * The next exams: for babies if the practice examines them, at age 3, before
 * kindergarten, then once a year.
 */
export function planExams(
  birthday: IsoDate,
  today: IsoDate,
  examinesBabies: boolean,
): PlannedExam[] {
  const { year, month, day } = parts(birthday);
  const kindergarten = beforeKindergarten(birthday);
  const forBabies = {
    name: t('First exam, at 6 months'),
    date: isoDate(year, month + 6, day),
  };
  const first = [
    ...(examinesBabies ? [forBabies] : []),
    { name: t('Exam for age 3'), date: isoDate(year + 3, month, day) },
    { name: t('Exam before kindergarten'), date: kindergarten },
  ];
  const missed = first.filter(({ date }) => date <= today).pop();
  const upcoming = first.filter(({ date }) => date > today);
  const now: PlannedExam[] = [];
  if (kindergarten <= today) {
    now.push({
      name: t('Yearly exam, unless the last one was less than a year ago'),
    });
  } else if (missed) {
    now.push({
      name: t('{exam}, if it hasn’t happened yet', { exam: missed.name }),
    });
  }
  const from = parts(kindergarten > today ? kindergarten : today);
  const yearly = [1, 2].map((years) => ({
    name: t('Yearly exam'),
    date: isoDate(from.year + years, from.month, from.day),
  }));
  return [...now, ...upcoming, ...yearly];
}
