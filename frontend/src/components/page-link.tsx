import { Link, type LinkProps } from 'react-router-dom';
import { routeById } from '@/seo/routes';

/** A link to a page by its id. */
export function PageLink({
  to,
  hash = '',
  ...attributes
}: Omit<LinkProps, 'to'> & { to: string; hash?: `#${string}` | '' }) {
  return <Link to={`${routeById(to).canonical}${hash}`} {...attributes} />;
}
