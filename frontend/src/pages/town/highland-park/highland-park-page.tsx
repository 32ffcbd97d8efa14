import drawing from '../illustrations/town-highland-park.tsx?drawing';
import { TownPage } from '../town-page';
import { highlandPark } from '@/pages/town/highland-park/highland-park?data';
import { townHighlandParkEntry } from './page';

export default function HighlandParkPage() {
  return <TownPage page={townHighlandParkEntry} town={highlandPark} drawing={drawing} />;
}
