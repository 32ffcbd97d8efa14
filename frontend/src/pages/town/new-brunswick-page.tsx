import { newBrunswick } from '@/content/towns/new-brunswick';
import { townNewBrunswickEntry } from '@/registry/entries/town-new-brunswick';
import { TownPage } from './town-page';

export default function NewBrunswickPage() {
  return <TownPage page={townNewBrunswickEntry} town={newBrunswick} />;
}
