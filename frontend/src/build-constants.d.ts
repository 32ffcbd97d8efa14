/** The site's origin without a trailing slash, from SITE_URL. */
declare const __SITE_URL__: string;
/** Empty: no analytics. */
declare const __GA_MEASUREMENT_ID__: string;
