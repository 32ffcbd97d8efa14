import { highlandPark } from '@/content/towns/highland-park';
import { TownPage } from './town-page';

export default function HighlandParkPage() {
  return <TownPage town={highlandPark} />;
}
