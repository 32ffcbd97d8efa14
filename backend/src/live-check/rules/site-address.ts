import type { Finding } from '../finding.ts';
import type { Manifest } from '../manifest.ts';

/** The pages were built for the address that the site runs under. */
export function checkSiteAddress({ siteUrl }: Manifest, settingsUrl: string): Finding[] {
  if (URL.parse(siteUrl)?.origin === URL.parse(settingsUrl)?.origin) return [];
  return [
    {
      severity: 'error',
      what: `The pages were built for ${siteUrl}, and the site runs as ${settingsUrl}.`,
      todo: 'Canonical addresses, the sitemap and previews name the wrong site. Set SITE_URL in .env and run "make up".',
    },
  ];
}
