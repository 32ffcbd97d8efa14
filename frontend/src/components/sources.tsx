import type { ClaimId } from '@/content/claims';
import type { Page } from '@/seo/page';
import MedicalReview from './medical-review.static';
import { Section } from './section';
import SourceList from './source-list.static';

/** The sources of a page's claims, and its medical reviewer. */
export function Sources({ page, claims }: { page: Page; claims: readonly ClaimId[] }) {
  if (claims.length === 0) return null;
  return (
    <Section title="Sources" tone="sand">
      {page.reviewed && <MedicalReview page={page} />}
      <SourceList claims={claims} />
    </Section>
  );
}
