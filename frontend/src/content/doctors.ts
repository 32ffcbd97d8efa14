import { myopiaDoctor } from './myopia-doctor';

export type PortraitName = 'maya' | 'daniel' | 'lucia' | 'theo' | 'ruth';

export interface Doctor {
  slug: string;
  name: string;
  credentials: string;
  role: string;
  /** One paragraph an entry. */
  bio: readonly string[];
  portrait: PortraitName;
  /** True while the profile is invented. */
  sample: boolean;
}

export const myopiaDoctorProfile: Doctor = {
  ...myopiaDoctor,
  role: 'Myopia management',
  bio: [
    'Dr. Sample looks after children whose nearsightedness is growing. She measures the length of the eye at each visit, so that parents see what a treatment does.',
  ],
  portrait: 'maya',
  sample: true,
};

/** In the order of the about page. */
export const doctors: readonly Doctor[] = [
  myopiaDoctorProfile,
  {
    slug: 'dr-daniel-example',
    name: 'Dr. Daniel Example',
    credentials: 'OD',
    role: 'Family eye care',
    bio: [
      'Dr. Example opened the practice and still sees families whose first visit was with their own parents.',
    ],
    portrait: 'daniel',
    sample: true,
  },
  {
    slug: 'dr-lucia-specimen',
    name: 'Dr. Lucia Specimen',
    credentials: 'OD',
    role: 'Contact lenses and dry eye',
    bio: [
      'Dr. Specimen fits lenses for eyes that were told they could not wear them, and treats the dry eyes that made them stop.',
    ],
    portrait: 'lucia',
    sample: true,
  },
  {
    slug: 'dr-theo-placeholder',
    name: 'Dr. Theo Placeholder',
    credentials: 'OD',
    role: 'Glaucoma and eye disease',
    bio: [
      'Dr. Placeholder follows patients with glaucoma and macular degeneration, together with their surgeons and family doctors.',
    ],
    portrait: 'theo',
    sample: true,
  },
  {
    slug: 'dr-ruth-template',
    name: 'Dr. Ruth Template',
    credentials: 'OD',
    role: 'Children and first exams',
    bio: [
      'Dr. Template joined us this year. She examines babies from six months on, and children who would rather not be examined.',
    ],
    portrait: 'ruth',
    sample: true,
  },
];
