import { absoluteUrl } from '../head-tags';
import type { Page } from '../page';
import type { Complication, Condition } from '@/content/myopia';
import { type Doctor, type Review, practice } from '@/content/practice';
import type { Question } from '@/content/prose';
import type { OpeningSpan, Week } from 'shared/opening-hours';
import { t } from 'shared/t';
import type { Service } from '@/content/services';
import type { Treatment } from '@/content/treatments';
import { daysBySpan } from '@/content/week';
import { businessPath, closedAllDay, openingTimes } from 'shared/business-node';
import type {
  AdministrativeArea,
  City,
  FAQPage,
  MedicalCondition,
  MedicalTherapy,
  OpeningHoursSpecification,
  Person,
  Review as ReviewNode,
  Service as ServiceNode,
} from 'schema-dts';

/** The schema.org nodes of the pages: pure functions from their content. */

/** `@id`s that are the same on every page. */
export const businessId = absoluteUrl(businessPath);
export const websiteId = absoluteUrl('/#website');
export const ratingId = absoluteUrl('/reviews/#rating');
export const personId = (slug: string) => absoluteUrl(`/about/#${slug}`);
export const reviewId = (id: string) => absoluteUrl(`/reviews/#${id}`);
export const serviceId = (id: string) => absoluteUrl(`/services/#${id}`);
export const conditionId = (id: string) =>
  absoluteUrl(`/eye-care-resources/#${id}`);
export const therapyId = (id: string) =>
  absoluteUrl(`/myopia-treatment/#${id}`);
export const pageNodeId = (page: Page) =>
  `${absoluteUrl(page.canonical)}#webpage`;
export const breadcrumbId = (page: Page) =>
  `${absoluteUrl(page.canonical)}#breadcrumb`;

/** The questions exactly as on the page. */
export const faqPage = (
  page: Page,
  questions: readonly Question[],
): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${absoluteUrl(page.canonical)}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const conditionNode = (
  { id, name, alias, summary }: Condition,
  signs: readonly string[],
) => ({
  '@type': 'MedicalCondition' as const,
  '@id': conditionId(id),
  name,
  ...(alias && { alternateName: alias }),
  description: summary,
  signOrSymptom: signs.map((sign) => ({
    '@type': 'MedicalSignOrSymptom' as const,
    name: sign,
  })),
});

/** A condition, with the text of its card on the eye care page. */
export function medicalCondition(condition: Condition): MedicalCondition {
  const { id, signs, risks, care } = condition;
  return {
    ...conditionNode(condition, signs),
    url: conditionId(id),
    riskFactor: risks.map((risk) => ({
      '@type': 'MedicalRiskFactor',
      name: risk,
    })),
    possibleTreatment: care.map((step) => ({
      '@type': 'MedicalTherapy',
      name: step,
    })),
  };
}

/** A myopia treatment, with the text that all pages about it have. */
export const medicalTherapy = (
  treatment: Treatment,
): MedicalTherapy & { '@id': string } => ({
  '@type': 'MedicalTherapy',
  '@id': therapyId(treatment.id),
  name: treatment.name,
  alternateName: treatment.medicalName,
  description: treatment.what,
});

/** Myopia in children, with the text of the myopia management page. */
export const myopiaInChildren = (shownOnPage: {
  condition: Condition;
  signs: readonly string[];
  complications: readonly Complication[];
  treatments: readonly Treatment[];
}): MedicalCondition => ({
  ...conditionNode(shownOnPage.condition, shownOnPage.signs),
  possibleComplication: shownOnPage.complications.map(({ name }) => name),
  possibleTreatment: shownOnPage.treatments.map(({ id }) => ({
    '@id': therapyId(id),
  })),
});

/** In Google's format, a day that ends after midnight ends at `02:00`. */
const timeOfDay = (time: string) =>
  time.replace(/^\d+/, (hour) => String(Number(hour) % 24).padStart(2, '0'));

const opening = (facts: object, times: { opens: string; closes: string }) =>
  ({
    '@type': 'OpeningHoursSpecification',
    ...facts,
    ...times,
  }) satisfies OpeningHoursSpecification;

const timesOf = ({ opens, closes }: OpeningSpan) =>
  openingTimes(opens, timeOfDay(closes));

/** One node per span of hours, with all its days. Closed days are left out. */
export const openingHoursSpecification = (week: Week) =>
  daysBySpan(week).map(({ days, ...span }) =>
    opening({ dayOfWeek: days }, timesOf(span)),
  );

interface DaysWithOtherHours {
  date: string;
  through: string;
  /** None if it's closed. */
  spans: readonly OpeningSpan[];
}

/** One node per span of hours. */
export const closureSpecification = ({
  date,
  through,
  spans,
}: DaysWithOtherHours) =>
  (spans.length > 0 ? spans.map(timesOf) : [closedAllDay]).map((times) =>
    opening({ validFrom: date, validThrough: through }, times),
  );

/** A reference to a doctor. */
export const namedPerson = ({ slug, name }: Pick<Doctor, 'slug' | 'name'>) =>
  ({ '@type': 'Person', '@id': personId(slug), name }) satisfies Person;

/** A doctor, for the about page and the profile. */
export const person = (doctor: Doctor): Person => ({
  ...namedPerson(doctor),
  honorificSuffix: doctor.credentials,
  jobTitle: 'Optometrist',
  ...(doctor.focus && { description: doctor.focus }),
  knowsLanguage: doctor.languages,
  worksFor: { '@id': businessId },
  image: absoluteUrl(doctor.portrait.src),
});

const { county: ownCounty, stateName } = practice.address;

const area = (name: string): AdministrativeArea => ({
  '@type': 'AdministrativeArea',
  name,
});

/** A county, with its state to make it unambiguous. */
export const county = (name: string) => area(`${name}, ${stateName}`);

/** A town, with its county and state to make it unambiguous. */
export function town(name: string, townCounty = ownCounty): City {
  const containedInPlace = townCounty ? county(townCounty) : area(stateName);
  return { '@type': 'City', name, containedInPlace };
}

/** A patient's review, as on its card; sample reviews are labeled. */
export const review = ({
  id,
  author,
  service,
  rating,
  words,
}: Review): ReviewNode => ({
  '@type': 'Review',
  '@id': reviewId(id),
  ...(practice.sample && { name: t('Sample review') }),
  itemReviewed: { '@id': businessId },
  reviewAspect: service,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  author: { '@type': 'Person', name: author },
  reviewBody: words,
});

/** A service, with the text of its section. */
export const serviceNode = ({ id, name, summary }: Service): ServiceNode => ({
  '@type': 'Service',
  '@id': serviceId(id),
  url: serviceId(id),
  name,
  description: summary,
  provider: { '@id': businessId },
  areaServed: {
    '@type': 'City',
    name: `${practice.address.city}, ${practice.address.state}`,
  },
});
