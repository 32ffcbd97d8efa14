import type { AdministrativeArea, City } from 'schema-dts';
import { practice } from '@/content/practice';

const { county: ownCounty, stateName } = practice.address;

/** A county, with its state to make it unambiguous. */
export function county(name: string): AdministrativeArea {
  return { '@type': 'AdministrativeArea', name: `${name}, ${stateName}` };
}

/** A town, with its county and state to make it unambiguous. */
export function town(name: string, townCounty = ownCounty): City {
  return {
    '@type': 'City',
    name,
    containedInPlace: townCounty
      ? county(townCounty)
      : { '@type': 'AdministrativeArea', name: stateName },
  };
}
