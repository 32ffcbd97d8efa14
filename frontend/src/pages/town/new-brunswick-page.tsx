import { newBrunswick } from '@/content/towns/new-brunswick';
import drawing from '@/pictures/town-new-brunswick.tsx?drawing';
import { townNewBrunswickEntry } from '@/registry/entries/town-new-brunswick';
import { TownPage } from './town-page';

export default function NewBrunswickPage() {
  return <TownPage page={townNewBrunswickEntry} town={newBrunswick} drawing={drawing} />;
}
