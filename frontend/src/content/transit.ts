/** The stations around us on NJ Transit's Northeast Corridor Line, in the order toward New York. */
export const stations = ['New Brunswick', 'Edison', 'Metuchen', 'Metropark'] as const;

export type Station = (typeof stations)[number];

export const ourStation: Station = 'Metuchen';

export const walkMinutes = 5;

/** How many stops it is to our station. */
export function stopsFrom(station: Station): number {
  return Math.abs(stations.indexOf(station) - stations.indexOf(ourStation));
}
