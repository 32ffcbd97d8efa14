import { woodbridge } from '@/content/towns/woodbridge?data';
import drawing from '@/pictures/town-woodbridge.tsx?drawing';
import { townWoodbridgeEntry } from '@/registry/entries/town-woodbridge';
import { TownPage } from './town-page';

export default function WoodbridgePage() {
  return <TownPage page={townWoodbridgeEntry} town={woodbridge} drawing={drawing} />;
}
