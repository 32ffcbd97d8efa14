import illustration from '../illustrations/town-woodbridge.tsx?illustration';
import { TownPage } from '../town-page';
import { page } from './page';
import { woodbridge } from '@/pages/town/woodbridge/woodbridge?data';

export default function WoodbridgePage() {
  return <TownPage page={page} town={woodbridge} illustration={illustration} />;
}
