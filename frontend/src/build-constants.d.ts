/** Origin of the site without a trailing slash, as `SITE_URL` gave it to the build. */
declare const __SITE_URL__: string;
/** Empty: no analytics, no request to anyone. */
declare const __GA_MEASUREMENT_ID__: string;
