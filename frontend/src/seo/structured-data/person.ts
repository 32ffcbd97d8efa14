import type { Person } from 'schema-dts';
import type { Doctor } from '@/content/practice';
import { absoluteUrl } from '../head-tags';
import { businessId, personId } from './ids';

/** A reference to a doctor. */
export function namedPerson({ slug, name }: Pick<Doctor, 'slug' | 'name'>) {
  return { '@type': 'Person', '@id': personId(slug), name } satisfies Person;
}

/** A doctor, for the about page and the profile. */
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
