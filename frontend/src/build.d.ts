/** The site's origin without a trailing slash, from SITE_URL. */
declare const __SITE_URL__: string;
/** Empty: no analytics. */
declare const __GA_MEASUREMENT_ID__: string;

/** What Chromium says about the device and the line, for boot.ts. */
interface Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
  /** In GB, rounded. */
  deviceMemory?: number;
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

/** The language of the build; see generator/locale-plugin.ts. */
declare module 'virtual:locale' {
  /** Every page exists in English. */
  export const isEnglish: boolean;
  /** The tag in `lang` and `hreflang`. */
  export const language: string;
  /** What the paths of its pages begin with: `/es`, or nothing. */
  export const prefix: string;
  /** Matches the ids of its pages. */
  export const pages: RegExp;
  /**
   * The other languages that are built, each with its name in the language
   * itself.
   */
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
  export const pageLoaders: Record<
    string,
    () => Promise<{ default: ComponentType }>
  >;
}

declare module 'heic-decode' {
  const decode: (file: {
    buffer: Uint8Array;
  }) => Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  export default decode;
}
