import drawing from '../illustrations/town-new-brunswick.tsx?drawing';
import { TownPage } from '../town-page';
import { newBrunswick } from './new-brunswick';
import { townNewBrunswickEntry } from './page';

export default function NewBrunswickPage() {
  return <TownPage page={townNewBrunswickEntry} town={newBrunswick} drawing={drawing} />;
}
