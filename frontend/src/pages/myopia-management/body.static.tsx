import { AtHome } from './at-home';
import { GrowingEye } from './growing-eye';
import { ReadingTheNumbers } from './reading-the-numbers';
import { Risks } from './risks';
import { StartEarly } from './start-early';
import { TreatmentCards } from './treatment-cards';
import { WarningSigns } from './warning-signs';
import { WithUs } from './with-us';

/** The static sections in the middle of the page. */
export function Body() {
  return (
    <>
      <GrowingEye />
      <Risks />
      <WarningSigns />
      <TreatmentCards />
      <ReadingTheNumbers />
      <StartEarly />
      <AtHome />
      <WithUs />
    </>
  );
}
