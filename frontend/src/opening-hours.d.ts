/** The practice's week in words, as plain data; see build/data-plugin.ts. */
declare module '@/content/opening-hours?data' {
  export * from '@/content/opening-hours';
}
