import { edison } from '@/content/towns/edison?data';
import drawing from '@/pictures/town-edison.tsx?drawing';
import { townEdisonEntry } from '@/registry/entries/town-edison';
import { TownPage } from './town-page';

export default function EdisonPage() {
  return <TownPage page={townEdisonEntry} town={edison} drawing={drawing} />;
}
