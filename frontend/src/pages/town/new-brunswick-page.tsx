import { newBrunswick } from '@/content/towns/new-brunswick';
import { TownPage } from './town-page';

export default function NewBrunswickPage() {
  return <TownPage town={newBrunswick} />;
}
