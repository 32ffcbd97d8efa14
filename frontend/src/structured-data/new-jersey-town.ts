import type { City } from 'schema-dts';

/** A town of the county around us, told apart from its namesakes. */
export function newJerseyTown(name: string): City {
  return {
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'AdministrativeArea', name: 'Middlesex County, New Jersey' },
  };
}
