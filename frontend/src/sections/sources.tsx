import { lazy, Suspense, useState } from 'react';
import type { ClaimId } from '@/content/claims';
import { useHydrated } from '@/ui/use-hydrated';
import { Section } from './section';

const SourceList = lazy(() => import('./source-list'));

/** Makes React keep what was prerendered. One object for good: a new one would empty the element. */
const prerendered = { __html: '' };

/**
 * Where the claims of a page come from. The register is large and its words are in the prerendered
 * page already, so a page that is hydrated leaves them as they are; one that is navigated to
 * fetches them.
 */
export function Sources({ claims }: { claims: readonly ClaimId[] }) {
  const hydrated = useHydrated();
  const [arrivedAsDocument] = useState(!hydrated);
  if (claims.length === 0) return null;
  return (
    <Section title="Where this comes from" tone="sand">
      {arrivedAsDocument && !import.meta.env.SSR ? (
        <div suppressHydrationWarning dangerouslySetInnerHTML={prerendered} />
      ) : (
        <div>
          <Suspense fallback={<p>Loading the sources…</p>}>
            <SourceList claims={claims} />
          </Suspense>
        </div>
      )}
    </Section>
  );
}
