import type {
  AggregateRating,
  MedicalClinic,
  MedicalProcedure,
  MedicalTherapy,
} from 'schema-dts';
import { businessTypes } from 'shared/business-node';
import { details } from 'practice/details';
import { doctors } from 'practice/doctors';
import { opening } from 'practice/opening';
import { towns } from 'practice/towns';
import { closures } from '@/content/opening-details?data';
import { practice } from '@/content/practice';
import { services } from '@/content/services';
import { treatments } from '@/content/treatments';
import { absoluteUrl } from '../head-tags';
import {
  businessId,
  closureSpecification,
  county,
  openingHoursSpecification,
  personId,
  ratingId,
  serviceId,
  therapyId,
  town,
} from './nodes';

const { address, map, phone } = practice;
const { geo, languages, payment, priceRange } = details;

/** Glasses aren't a procedure, and myopia control is listed by treatment. */
const procedures = services.filter(
  ({ id }) => id !== 'eyewear' && id !== 'myopia',
);

const availableService = [
  ...procedures.map(({ id, name }): MedicalProcedure => {
    return { '@type': 'MedicalProcedure', name, url: serviceId(id) };
  }),
  ...treatments.map(({ id, name }): MedicalTherapy => {
    return { '@type': 'MedicalTherapy', '@id': therapyId(id), name };
  }),
];

/**
 * The practice, as in every page's graph. The pages about the practice itself
 * add its details.
 */
export const business = {
  // schema-dts types a node by one of its types; the practice is all four at
  // once.
  '@type': businessTypes as unknown as 'MedicalClinic',
  '@id': businessId,
  name: practice.name,
  url: absoluteUrl('/'),
  image: absoluteUrl('/social/home.png'),
  telephone: phone.e164,
  priceRange: priceRange,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: address.country,
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: geo.latitude,
    longitude: geo.longitude,
  },
  openingHoursSpecification: openingHoursSpecification(opening.hours),
  ...(closures.length > 0 && {
    specialOpeningHoursSpecification: closures.flatMap(closureSpecification),
  }),
  medicalSpecialty: 'https://schema.org/Optometric',
} satisfies MedicalClinic;

/**
 * What only the pages about the practice itself say of it, because it would
 * make every page larger.
 */
export const businessDetails = {
  logo: absoluteUrl('/icon-512.png'),
  paymentAccepted: payment.join(', '),
  knowsLanguage: languages,
  hasMap: map.url,
  areaServed: [
    town(address.city),
    ...(address.county ? [county(address.county)] : []),
    ...towns.map((nearby) => town(nearby.name, nearby.county)),
  ],
  // The about page has the rest of each.
  employee: doctors.map(({ slug }) => ({ '@id': personId(slug) })),
  availableService,
  sameAs: practice.social.map(({ url }) => url),
} satisfies Partial<MedicalClinic>;

const { rating } = practice;

/**
 * The practice's average rating, for the page that shows it; empty if there's
 * none.
 */
export const aggregateRating: readonly AggregateRating[] = rating
  ? [
      {
        '@type': 'AggregateRating',
        '@id': ratingId,
        itemReviewed: { '@id': businessId },
        ratingValue: rating.average,
        bestRating: 5,
        reviewCount: rating.count,
      },
    ]
  : [];
