import { TreatmentTabs } from '@/components/treatment-tabs';
import { offers } from '@/content/offered-treatments';
import { treatments } from '@/content/treatments';
import { AtropineDrops } from './atropine-drops';
import { Comparison } from './comparison';
import { Cost } from './cost';
import { MyopiaGlasses } from './myopia-glasses';
import { OvernightLenses } from './overnight-lenses';
import { SoftLenses } from './soft-lenses';
import { StartingPoints } from './starting-points';

/** The static sections in the middle of the page. */
export function Body() {
  return (
    <>
      <Comparison />
      <TreatmentTabs>
        {offers('overnight-lenses') && <OvernightLenses />}
        {offers('soft-lenses') && <SoftLenses />}
        {offers('atropine') && <AtropineDrops />}
        {offers('myopia-glasses') && <MyopiaGlasses />}
      </TreatmentTabs>
      {treatments.length > 1 && <StartingPoints />}
      <Cost />
    </>
  );
}
