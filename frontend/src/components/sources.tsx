import type { ClaimId } from '@/content/claims';
import { Section } from './section';
import { withoutHydration } from './without-hydration';

/** With the whole register of claims behind it, which no page that was prerendered has to load. */
const SourceList = withoutHydration(() => import('./source-list'));

/** Where the claims of a page come from. */
export function Sources({ claims }: { claims: readonly ClaimId[] }) {
  if (claims.length === 0) return null;
  return (
    <Section title="Where this comes from" tone="sand">
      <SourceList claims={claims} />
    </Section>
  );
}
