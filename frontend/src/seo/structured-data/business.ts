import type { LocalBusiness } from 'schema-dts';
import { details } from 'virtual:practice/details';
import { practice } from '@/content/practice';
import { absoluteUrl } from '../head-tags';
import { businessId } from './ids';
import { openingHoursSpecification } from './opening-hours-specification';

const { address, hours, map, phone } = practice;
const { geo, payment, priceRange } = details;

/** The practice, as every page's graph names it. */
export const business = {
  // schema-dts types a node by one of its types; the practice is all three at once.
  '@type': ['LocalBusiness', 'MedicalBusiness', 'Optometric'] as unknown as 'LocalBusiness',
  '@id': businessId,
  name: practice.name,
  url: absoluteUrl('/'),
  image: absoluteUrl('/social/home.png'),
  logo: absoluteUrl('/icon-512.png'),
  telephone: phone.e164,
  priceRange: priceRange,
  paymentAccepted: payment.join(', '),
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: address.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
  hasMap: map.url,
  openingHoursSpecification: openingHoursSpecification(hours),
  sameAs: practice.social.map(({ url }) => url),
} satisfies LocalBusiness;
