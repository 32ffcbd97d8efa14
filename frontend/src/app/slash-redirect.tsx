import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { slashRedirect } from '@/seo/match-route';

/**
 * Replaces `/about` with `/about/` after navigation, for the pages in the spec.
 */
export function SlashRedirect() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = slashRedirect(pathname);
    if (target) void navigate(`${target}${search}${hash}`, { replace: true });
  }, [pathname, search, hash, navigate]);
  return null;
}
