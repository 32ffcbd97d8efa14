import illustration from '../illustrations/town-highland-park.tsx?illustration';
import { TownPage } from '../town-page';
import { highlandPark } from '@/pages/town/highland-park/highland-park?data';
import { page } from './page';

export default function HighlandParkPage() {
  return <TownPage page={page} town={highlandPark} illustration={illustration} />;
}
