/** Modules whose values are computed at build time; see build/data-plugin.ts. */
declare module '@/content/opening-hours?data' {
  export * from '@/content/opening-hours';
}

declare module '@/content/opening-details?data' {
  export * from '@/content/opening-details';
}

declare module '@/seo/route-table?data' {
  export * from '@/seo/route-table';
}
