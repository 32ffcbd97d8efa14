import drawing from '../illustrations/town-edison.tsx?drawing';
import { TownPage } from '../town-page';
import { edison } from '@/pages/town/edison/edison?data';
import { townEdisonEntry } from './page';

export default function EdisonPage() {
  return <TownPage page={townEdisonEntry} town={edison} drawing={drawing} />;
}
