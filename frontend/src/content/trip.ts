import { details } from 'practice/details';
import { gettingHere } from 'practice/getting-here';

/**
 * What the practice says about coming here. Import it with `?data`, so that a
 * tool doesn't load its other facts.
 */
export const trip = {
  byCar: gettingHere.car,
  byTrain: gettingHere.train,
  train: details.transit,
};
