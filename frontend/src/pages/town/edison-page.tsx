import { edison } from '@/content/towns/edison';
import { TownPage } from './town-page';

export default function EdisonPage() {
  return <TownPage town={edison} />;
}
