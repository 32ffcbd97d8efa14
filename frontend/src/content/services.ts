/** What the practice does, as the services page and its structured data name it. */
export interface Service {
  /** Also the anchor of its part of the page. */
  id: 'exams' | 'eyewear' | 'contact-lenses' | 'myopia' | 'glaucoma' | 'children';
  name: string;
  /** The first sentences of the part. */
  summary: string;
}

const service = (id: Service['id'], name: string, summary: string): Service => ({
  id,
  name,
  summary,
});

export const exams = service(
  'exams',
  'Comprehensive eye exams',
  'A full look at how you see and at how healthy your eyes are inside. We recommend one every year.',
);

export const eyewear = service(
  'eyewear',
  'Eyewear',
  'Glasses made for the distances you look at, in frames that fit narrow, wide and small faces.',
);

export const contactLenses = service(
  'contact-lenses',
  'Contact lenses',
  'Mostly soft daily lenses: a fresh pair each morning, and nothing to clean at night.',
);

export const myopia = service(
  'myopia',
  'Myopia management',
  'For children from about 6 to 14 whose nearsightedness grows. We slow it down, and see the child every 3 to 6 months.',
);

export const glaucoma = service(
  'glaucoma',
  'Glaucoma screening',
  'Glaucoma takes sight from the side, without pain. Every full exam here includes a look for it.',
);

export const children = service(
  'children',
  'Children’s eye care',
  'A first exam at 6 months, then at age 3, before kindergarten, and every year. No child has to know letters for it.',
);

/** In the order of the page. */
export const services: readonly Service[] = [
  exams,
  eyewear,
  contactLenses,
  myopia,
  glaucoma,
  children,
];
