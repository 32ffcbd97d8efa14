import { Arrival } from '@/sections/arrival';

export function GettingHere() {
  return <Arrival title="Getting here" />;
}
