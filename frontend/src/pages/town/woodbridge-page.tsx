import { woodbridge } from '@/content/towns/woodbridge';
import { TownPage } from './town-page';

export default function WoodbridgePage() {
  return <TownPage town={woodbridge} />;
}
