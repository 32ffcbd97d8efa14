import { PageLink } from './page-link';

/** A link to the urgent signs, above the fold and first in the menu on phones. */
export function UrgentLink({ className }: { className?: string }) {
  return (
    <PageLink to="eye-care-resources" hash="#urgent" className={className}>
      Sudden change in your vision?
    </PageLink>
  );
}
