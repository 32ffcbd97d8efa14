/** The facts of the practice's folder; see build/practice/practice-plugin.ts. */
declare module 'virtual:practice' {
  export const practice: import('../build/practice/practice-facts.ts').Practice;
  export type OpeningSpan = import('../build/practice/opening-hours.ts').OpeningSpan;
  export type Week = import('../build/practice/opening-hours.ts').Week;
  export type Weekday = import('../build/practice/opening-hours.ts').Weekday;
}
