/** The practice's week in words, as plain data; see build/data-plugin.ts. */
declare module '@/content/opening-hours?data' {
  export * from '@/content/opening-hours';
}

declare module '@/content/opening-details?data' {
  export * from '@/content/opening-details';
}

/** Towns whose texts name hours. */
declare module '@/pages/town/edison/edison?data' {
  export * from '@/pages/town/edison/edison';
}

declare module '@/pages/town/highland-park/highland-park?data' {
  export * from '@/pages/town/highland-park/highland-park';
}

declare module '@/pages/town/woodbridge/woodbridge?data' {
  export * from '@/pages/town/woodbridge/woodbridge';
}
