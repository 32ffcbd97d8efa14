import { offers, treatments } from '@/content/treatments';
import { AtropineDrops } from './atropine-drops';
import { Comparison } from './comparison';
import { Cost } from './cost';
import { OvernightLenses } from './overnight-lenses';
import { SoftLenses } from './soft-lenses';
import { StartingPoints } from './starting-points';

/** The still middle of the page: the table, each treatment by itself, and what to ask. */
export default function Body() {
  return (
    <>
      <Comparison />
      {offers('overnight-lenses') && <OvernightLenses />}
      {offers('soft-lenses') && <SoftLenses />}
      {offers('atropine') && <AtropineDrops />}
      {treatments.length > 1 && <StartingPoints />}
      <Cost />
    </>
  );
}
