import drawing from '../illustrations/town-woodbridge.tsx?drawing';
import { TownPage } from '../town-page';
import { townWoodbridgeEntry } from './page';
import { woodbridge } from '@/pages/town/woodbridge/woodbridge?data';

export default function WoodbridgePage() {
  return <TownPage page={townWoodbridgeEntry} town={woodbridge} drawing={drawing} />;
}
