/** The practice's week in words, as plain data; see build/data-plugin.ts. */
declare module '@/content/opening-hours?data' {
  export * from '@/content/opening-hours';
}

declare module '@/content/opening-details?data' {
  export * from '@/content/opening-details';
}

/** Towns whose texts name hours. */
declare module '@/content/towns/edison?data' {
  export * from '@/content/towns/edison';
}

declare module '@/content/towns/highland-park?data' {
  export * from '@/content/towns/highland-park';
}

declare module '@/content/towns/woodbridge?data' {
  export * from '@/content/towns/woodbridge';
}
