import { PageLink } from './page-link';

/** In a phone's first screen and first in its menu: the way to the signs that can't wait. */
export function UrgentLink({ className }: { className?: string }) {
  return (
    <PageLink to="eye-care-resources" hash="#urgent" className={className}>
      Sudden change in your vision?
    </PageLink>
  );
}
