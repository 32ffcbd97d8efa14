import illustration from '../illustrations/town-new-brunswick.tsx?illustration';
import { TownPage } from '../town-page';
import { newBrunswick } from './new-brunswick';
import { page } from './page';

export default function NewBrunswickPage() {
  return <TownPage page={page} town={newBrunswick} illustration={illustration} />;
}
