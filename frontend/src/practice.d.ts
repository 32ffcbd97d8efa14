/** The practice's folder as data; see build/practice/practice-plugin.ts. */
declare module 'virtual:practice' {
  import type { Doctor } from 'virtual:practice/doctors';
  export const practice: import('../build/practice/practice-facts.ts').Practice;
  export type OpeningSpan = import('../build/practice/opening-hours.ts').OpeningSpan;
  export type Week = import('../build/practice/opening-hours.ts').Week;
  export type Weekday = import('../build/practice/opening-hours.ts').Weekday;
  /** The doctor whom the page `/myopia-management-by-{slug}` is about. */
  export const myopiaDoctor: Pick<Doctor, 'slug' | 'name' | 'credentials' | 'portrait'>;
}

declare module 'virtual:practice/doctors' {
  type Profile = import('../build/practice/doctors.ts').Doctor;
  export interface Doctor extends Omit<Profile, 'portrait'> {
    portrait: { src: string; width: number; height: number };
  }
  /** In the order of the about page. */
  export const doctors: readonly Doctor[];
  /** Signs the letter. */
  export const founder: Doctor;
  export const doctorForMyopia: Doctor;
  /** The doctor who joined last, whom home welcomes. */
  export const newestDoctor: Doctor | undefined;
}

declare module 'virtual:practice/reviews' {
  export type Review = Awaited<
    ReturnType<typeof import('../build/practice/load-practice.ts').loadPractice>
  >['reviews'][number];
  export const reviews: readonly Review[];
}

declare module 'virtual:practice/awards' {
  export const awards: Awaited<
    ReturnType<typeof import('../build/practice/load-practice.ts').loadPractice>
  >['awards'];
}
