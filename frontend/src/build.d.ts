/** The site's origin without a trailing slash, from SITE_URL. */
declare const __SITE_URL__: string;
/** Empty: no analytics. */
declare const __GA_MEASUREMENT_ID__: string;

/** Modules whose values are computed at build time; see generator/build-time-imports.ts. */
declare module '@/content/clock-changes?data' {
  export const clockChanges: typeof import('@/content/clock-changes').clockChanges;
}

declare module '@/content/opening-hours?data' {
  export * from '@/content/opening-hours';
}

declare module '@/content/opening-details?data' {
  export * from '@/content/opening-details';
}

declare module '@/content/eye-growth?data' {
  export { growthTrials } from '@/content/eye-growth';
}

declare module '@/seo/route-table?data' {
  export * from '@/seo/route-table';
}

declare module '@/pages/something-just-happened/answers?data' {
  export * from '@/pages/something-just-happened/answers';
}

/** An illustration as its own file; see generator/build-time-imports.ts. */
declare module '*?illustration' {
  const illustration: { src: string; width: number; height: number };
  export default illustration;
}

/** An illustration to draw in the page. */
declare module '*?markup' {
  const drawing: { markup: string; width: number; height: number };
  export default drawing;
}

/** The style sheet of a feature. Its URL is empty in development. See generator/feature-styles-plugin.ts. */
declare module 'virtual:styles/*' {
  const sheet: { href: string; integrity: string };
  export default sheet;
}

/** The dashboard's data as plain data; see generator/build-time-imports.ts. */
declare module '@/features/admin/dashboard/dashboard-data?data' {
  export const seoRecords: readonly import('@/features/admin/dashboard/dashboard-data').SeoPage[];
  export const sampleContent: readonly string[];
  export const allPages: typeof import('@/features/admin/dashboard/dashboard-data').allPages;
  export const redirects: Readonly<Record<string, string>>;
}

/** The language of the build; see generator/locales/locale-plugin.ts. */
declare module 'virtual:locale' {
  /** Every page exists in English. */
  export const isEnglish: boolean;
  /** The tag in `lang` and `hreflang`. */
  export const language: string;
  /** What the paths of its pages begin with: `/es`, or nothing. */
  export const prefix: string;
  /** Matches the ids of its pages. */
  export const pages: RegExp;
  /** The other languages that are built, each with its name in the language itself. */
  export const otherLocales: readonly {
    language: string;
    name: string;
    prefix: string;
    pages: RegExp;
  }[];
}

/** The modules of the pages in the language of the build, by their folder. */
declare module 'virtual:page-loaders' {
  import type { ComponentType } from 'react';
  export const pageLoaders: Record<string, () => Promise<{ default: ComponentType }>>;
}

declare module 'heic-decode' {
  const decode: (file: {
    buffer: Uint8Array;
  }) => Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  export default decode;
}
