import { highlandPark } from '@/content/towns/highland-park?data';
import drawing from '@/pictures/town-highland-park.tsx?drawing';
import { townHighlandParkEntry } from '@/registry/entries/town-highland-park';
import { TownPage } from './town-page';

export default function HighlandParkPage() {
  return <TownPage page={townHighlandParkEntry} town={highlandPark} drawing={drawing} />;
}
