import type { Person } from 'schema-dts';
import type { Doctor } from '@/content/doctors';
import { absoluteUrl } from '@/registry/absolute-url';
import { businessId, personId } from './ids';

/** A doctor, as the about page and the profile name them. `portrait` is the path of the picture. */
export function person(doctor: Doctor, portrait?: string): Person {
  return {
    '@type': 'Person',
    '@id': personId(doctor.slug),
    name: doctor.name,
    honorificSuffix: doctor.credentials,
    jobTitle: 'Optometrist',
    description: doctor.role,
    knowsLanguage: doctor.languages,
    worksFor: { '@id': businessId },
    ...(portrait && { image: absoluteUrl(portrait) }),
  };
}
