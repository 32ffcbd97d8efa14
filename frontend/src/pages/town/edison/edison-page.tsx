import illustration from '../illustrations/town-edison.tsx?illustration';
import { TownPage } from '../town-page';
import { edison } from '@/pages/town/edison/edison?data';
import { page } from './page';

export default function EdisonPage() {
  return <TownPage page={page} town={edison} illustration={illustration} />;
}
