import type { City } from 'schema-dts';
import { practice } from '@/content/practice';

const { county, stateName } = practice.address;

/** A town of the county around us, told apart from its namesakes. */
export function nearbyTown(name: string, townCounty = county): City {
  return {
    '@type': 'City',
    name,
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: townCounty ? `${townCounty}, ${stateName}` : stateName,
    },
  };
}
