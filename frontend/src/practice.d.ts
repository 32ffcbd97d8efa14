/** The practice folder as data; see generator/practice/practice-plugin.ts. */
declare module 'virtual:practice' {
  import type { Doctor } from 'virtual:practice/doctors';
  type Practice = import('../generator/practice/practice-facts.ts').Practice;
  type Details = typeof import('virtual:practice/details').details;
  export const practice: Omit<Practice, keyof Details>;
  export type OpeningSpan = import('../generator/practice/opening-hours.ts').OpeningSpan;
  export type Week = import('../generator/practice/opening-hours.ts').Week;
  export type Weekday = import('../generator/practice/opening-hours.ts').Weekday;
  /** The doctor whom the page `/myopia-management-by-{slug}` is about. */
  export const myopiaDoctor: Pick<
    Doctor,
    'slug' | 'name' | 'shortName' | 'credentials' | 'portrait'
  >;
  export const doctorCount: number;
  export const reviewCount: number;
}

/** Facts that only some pages need. */
declare module 'virtual:practice/details' {
  type Practice = import('../generator/practice/practice-facts.ts').Practice;
  export const details: Pick<
    Practice,
    | 'geo'
    | 'interpreters'
    | 'languages'
    | 'medicalReview'
    | 'payment'
    | 'priceRange'
    | 'prices'
    | 'remake'
  >;
}

declare module 'virtual:practice/doctors' {
  type Profile = import('../generator/practice/doctors.ts').Doctor;
  export interface Doctor extends Omit<Profile, 'portrait'> {
    portrait: { src: string; width: number; height: number };
  }
  /** In the order of the about page. */
  export const doctors: readonly Doctor[];
  /** Signs the letter. */
  export const founder: Doctor;
  export const doctorForMyopia: Doctor;
  /** The doctor who joined most recently, introduced on the home page. */
  export const newestDoctor: Doctor | undefined;
}

declare module 'virtual:practice/reviews' {
  export type Review = import('../generator/practice/load-practice.ts').Loaded['reviews'][number];
  export const reviews: readonly Review[];
}

declare module 'virtual:practice/awards' {
  export const awards: import('../generator/practice/load-practice.ts').Loaded['awards'];
}

declare module 'virtual:practice/letter' {
  import type { Prose } from '@/content/prose';
  type File = import('zod').output<
    typeof import('../generator/practice/text-schemas.ts').letterSchema
  >;
  /** The founder's letter. */
  export const letter: (File & Prose) | undefined;
}

declare module 'virtual:practice/community' {
  import type { Picture, Prose } from '@/content/prose';
  export const community: (Prose & { title: string; picture?: Picture }) | undefined;
}

declare module 'virtual:practice/difference' {
  import type { Prose } from '@/content/prose';
  type File = import('zod').output<
    typeof import('../generator/practice/text-schemas.ts').differenceSchema
  >;
  export const difference: (File & Prose) | undefined;
}

declare module 'virtual:practice/getting-here' {
  import type { Picture } from '@/content/prose';
  type File = import('zod').output<
    typeof import('../generator/practice/text-schemas.ts').gettingHereSchema
  >;
  /** A walking route, with its map. */
  export type Route = File['routes'][number];
  export const gettingHere: (Omit<File, 'picture'> & { picture?: Picture }) | undefined;
}

/** Replaces a page's default text. */
declare module 'virtual:practice/pages/*' {
  import type { Picture } from '@/content/prose';
  type File = import('../generator/practice/text-schemas.ts').PageTextFile;
  export const text: Omit<File, 'picture' | 'pictureAlt'> & { picture?: Picture };
}

/** The practice's own sections, by page id. */
declare module 'virtual:practice/section-loaders' {
  import type { ComponentType } from 'react';
  import type { ClaimId } from '@/content/claims';
  /** The claims those sections cite. */
  export const sectionClaims: Record<string, readonly ClaimId[]>;
  export const sectionLoaders: Record<string, () => Promise<{ default: ComponentType }>>;
}

declare module 'virtual:practice/legal' {
  type Document = import('../generator/practice/legal.ts').LegalDocument;
  /** Each legal page's metadata, and who approved its text. */
  export const documents: readonly Pick<
    Document,
    'id' | 'label' | 'title' | 'description' | 'heading' | 'lead' | 'reviewed'
  >[];
}

declare module 'virtual:practice/legal-text-loaders' {
  import type { ComponentType } from 'react';
  export const legalTextLoaders: Record<string, () => Promise<{ default: ComponentType }>>;
}

declare module 'virtual:practice/towns' {
  type File = import('../generator/practice/text-schemas.ts').TownFile;
  /** Each town's metadata and list entry. */
  export const towns: readonly (Pick<
    File,
    'name' | 'county' | 'heading' | 'title' | 'description' | 'inOneLine'
  > & {
    slug: string;
    path: string;
  })[];
}

declare module 'virtual:practice/town-loaders' {
  import type { Picture, Prose } from '@/content/prose';
  type File = import('../generator/practice/text-schemas.ts').TownFile;
  export type Town = Omit<File, 'picture' | 'pictureAlt'> &
    Prose & { slug: string; path: string; picture: Picture };
  export const townLoaders: Record<string, () => Promise<{ town: Town }>>;
}
