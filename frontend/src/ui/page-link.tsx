import { Link, type LinkProps } from 'react-router-dom';
import type { PageId } from '@/registry/page';
import { pageById } from '@/registry/pages';

/** A link to a page of the site by its id, so that no address is typed twice. */
export function PageLink({
  to,
  hash = '',
  ...attributes
}: Omit<LinkProps, 'to'> & { to: PageId; hash?: `#${string}` | '' }) {
  return <Link to={`${pageById(to).canonical}${hash}`} {...attributes} />;
}
