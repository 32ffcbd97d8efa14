import { AtropineDrops } from './atropine-drops';
import { Comparison } from './comparison';
import { OvernightLenses } from './overnight-lenses';
import { SoftLenses } from './soft-lenses';

/** The still heart of the page: the table, then each treatment by itself. */
export default function TreatmentParts() {
  return (
    <>
      <Comparison />
      <OvernightLenses />
      <SoftLenses />
      <AtropineDrops />
    </>
  );
}
