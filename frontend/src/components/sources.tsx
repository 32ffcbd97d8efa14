import type { ClaimId } from '@/content/claims';
import { Section } from './section';
import SourceList from './source-list.static';

/** Where the claims of a page come from. */
export function Sources({ claims }: { claims: readonly ClaimId[] }) {
  if (claims.length === 0) return null;
  return (
    <Section title="Where this comes from" tone="sand">
      <SourceList claims={claims} />
    </Section>
  );
}
