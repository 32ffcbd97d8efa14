export type PortraitName = 'maya' | 'daniel' | 'lucia' | 'theo' | 'ruth';

export interface Doctor {
  slug: string;
  name: string;
  credentials: string;
  role: string;
  /** One paragraph an entry. The first stands on its own where there is room for one. */
  bio: readonly string[];
  /** The languages of the exam, as their speakers would look for them. */
  languages: readonly string[];
  portrait: PortraitName;
  /** True while the profile is invented. */
  sample: boolean;
}
