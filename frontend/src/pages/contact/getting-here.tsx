import { Arrival } from '@/components/getting-here';

export function GettingHere() {
  return <Arrival title="Getting here" />;
}
