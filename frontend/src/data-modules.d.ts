/** Modules whose values are computed at build time; see build/data-plugin.ts. */
declare module '@/content/clock-changes?data' {
  export * from '@/content/clock-changes';
}

declare module '@/content/closures?data' {
  export * from '@/content/closures';
}

declare module '@/content/opening-hours?data' {
  export * from '@/content/opening-hours';
}

declare module '@/content/opening-details?data' {
  export * from '@/content/opening-details';
}

declare module '@/seo/route-table?data' {
  export * from '@/seo/route-table';
}
