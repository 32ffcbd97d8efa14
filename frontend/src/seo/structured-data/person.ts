import type { Person } from 'schema-dts';
import type { Doctor } from 'virtual:practice/doctors';
import { absoluteUrl } from '../head-tags';
import { businessId, personId } from './ids';

/** A doctor, as the about page and the profile name them. */
export function person(doctor: Doctor): Person {
  return {
    '@type': 'Person',
    '@id': personId(doctor.slug),
    name: doctor.name,
    honorificSuffix: doctor.credentials,
    jobTitle: 'Optometrist',
    description: doctor.focus,
    knowsLanguage: doctor.languages,
    worksFor: { '@id': businessId },
    image: absoluteUrl(doctor.portrait.src),
  };
}
