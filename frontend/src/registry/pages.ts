import { myopiaDoctor } from '@/content/doctors';
import { practice } from '@/content/practice';
import type { Page, PageId, SchemaType } from './page';

const business = ['LocalBusiness', 'MedicalBusiness', 'Optometric'] as const;
const onEveryPage = [...business, 'BreadcrumbList'] as const;

type Draft = Omit<Page, 'canonical' | 'robots' | 'socialImage' | 'kind' | 'schemas'> & {
  schemas: readonly SchemaType[];
};

/** One of the twelve: the client adds the slash, so the canonical address carries it. */
function record(page: Draft): Page {
  return {
    ...page,
    kind: 'record',
    canonical: page.path === '/' ? '/' : `${page.path}/`,
    robots: 'index, follow',
    socialImage: `/social/${page.id}.png`,
    schemas: [...onEveryPage, ...page.schemas],
  };
}

type TownId = Extract<PageId, `town-${string}`>;

function town(id: TownId, name: string, path: string, title: string, description: string): Page {
  return {
    id,
    kind: 'town',
    path,
    canonical: path,
    title,
    description,
    robots: 'index, follow',
    socialImage: `/social/${id}.png`,
    schemas: [...onEveryPage, 'WebPage', 'FAQPage'],
    breadcrumb: name,
    parent: 'eye-exam-near-me',
    updated: '2026-11-20',
  };
}

type UnlistedDraft = Pick<Page, 'id' | 'path' | 'title' | 'description' | 'breadcrumb' | 'parent'>;

/** Kept out of search, and without structured data: there is nothing there to be found. */
function unlisted(page: UnlistedDraft, canonical: string, robots: Page['robots']): Page {
  return {
    ...page,
    kind: 'unlisted',
    canonical,
    robots,
    socialImage: '/social/home.png',
    schemas: [],
    updated: '2026-11-20',
  };
}

/** Every page of the site, once. Routes, head tags, sitemap, navigation and dashboard read this list. */
export const pages: readonly Page[] = [
  record({
    id: 'home',
    path: '/',
    title: `Eye Doctor in Metuchen, NJ | ${practice.name}`,
    description:
      'Eye exams, glasses, contact lenses and myopia care for children, a short walk from Metuchen station. Open Tuesday to Saturday. Book online or call us.',
    schemas: ['WebSite', 'WebPage'],
    breadcrumb: 'Home',
    updated: '2026-11-20',
  }),
  record({
    id: 'about',
    path: '/about',
    title: `Our Five Eye Doctors in Metuchen | ${practice.shortName}`,
    description:
      'Meet the five optometrists of our Metuchen practice, read a letter from the founder, and see what an hour with us is like for you and your family.',
    schemas: ['AboutPage', 'Person'],
    breadcrumb: 'About',
    navigation: { label: 'About', href: '/about' },
    updated: '2026-11-20',
  }),
  record({
    id: 'new-patients',
    path: '/new-patients',
    title: `New Patients: Your First Eye Exam | ${practice.shortName}`,
    description:
      'What to bring to your first visit in Metuchen, which insurance we take, and how the 60 minutes of an eye exam go, step by step.',
    schemas: ['WebPage', 'HowTo', 'FAQPage'],
    breadcrumb: 'New Patients',
    navigation: { label: 'New Patients', href: '/new-patients' },
    updated: '2026-11-20',
  }),
  record({
    id: 'eye-care-resources',
    path: '/eye-care-resources',
    title: `Eye Care Tips and Warning Signs | ${practice.shortName}`,
    description:
      'Daily habits that help your eyes, plain words on myopia, dry eye, glaucoma and macular degeneration, and the signs that cannot wait for an appointment.',
    schemas: ['MedicalWebPage', 'MedicalCondition'],
    breadcrumb: 'Eye Care Resources',
    navigation: { label: 'Eye Care Resources', href: '/eye-care-resources' },
    updated: '2026-11-20',
  }),
  record({
    id: 'services',
    path: '/services',
    title: `Eye Exams, Glasses and Contacts | ${practice.shortName}`,
    description:
      'What we do in Metuchen: comprehensive eye exams, glasses, contact lenses, myopia management, glaucoma screening and eye care for children.',
    schemas: ['WebPage', 'Service'],
    breadcrumb: 'Services',
    navigation: { label: 'Services', href: '/services' },
    updated: '2026-11-20',
  }),
  record({
    id: 'for-kids',
    path: '/for-kids',
    title: `Children's Eye Exams in Metuchen | ${practice.shortName}`,
    description:
      'When a child needs an eye exam, which vision problems are common, how to pick glasses that survive recess, and tips for the parents who come along.',
    schemas: ['MedicalWebPage', 'Service'],
    breadcrumb: 'For Kids',
    navigation: { label: 'For Kids', href: '/for-kids' },
    updated: '2026-11-20',
  }),
  record({
    id: 'myopia-management',
    path: '/myopia-management',
    title: `Myopia Management for Children | ${practice.shortName}`,
    description:
      'Why nearsightedness grows, what it can lead to, and three ways to slow it in children: overnight lenses, daily soft lenses and low-dose atropine drops.',
    schemas: ['MedicalWebPage', 'MedicalCondition', 'MedicalTherapy'],
    breadcrumb: 'Myopia Management',
    navigation: { label: 'Myopia Management', href: '/myopia-management' },
    updated: '2026-11-20',
  }),
  record({
    id: 'reviews',
    path: '/reviews',
    title: `Patient Reviews and Awards | ${practice.name}`,
    description:
      'Rated 4.9 of 5 in over 200 reviews. Read what patients in and around Metuchen say about their eye exams, their glasses and their children’s care.',
    schemas: ['WebPage', 'AggregateRating', 'Review'],
    breadcrumb: 'Reviews',
    navigation: { label: 'Reviews', href: '/reviews/' },
    updated: '2026-11-20',
  }),
  record({
    id: 'contact',
    path: '/contact',
    title: `Contact, Hours and Directions | ${practice.name}`,
    description: `Call ${practice.phone.display}, write to us, or find the way to our door in Metuchen: office hours, parking, the train, and step-free access.`,
    schemas: ['ContactPage'],
    breadcrumb: 'Contact',
    navigation: { label: 'Contact', href: '/contact' },
    updated: '2026-11-20',
  }),
  record({
    id: 'eye-exam-near-me',
    path: '/eye-exam-near-me-in-metuchen',
    title: 'Eye Exam Near Me in Metuchen, NJ | What to Expect',
    description:
      'Looking for an eye exam near you? We are in downtown Metuchen, near the station. What the exam covers, how long it takes and how to get here.',
    schemas: ['WebPage', 'Service', 'FAQPage'],
    breadcrumb: 'Eye Exam in Metuchen',
    updated: '2026-11-20',
  }),
  record({
    id: 'myopia-treatment',
    path: '/myopia-treatment',
    title: `Myopia Treatment Options Compared | ${practice.shortName}`,
    description:
      'Overnight lenses, daily soft lenses or atropine drops: how each myopia treatment works, whom it suits, what it asks of a family and what is known.',
    schemas: ['MedicalWebPage', 'MedicalTherapy', 'FAQPage'],
    breadcrumb: 'Myopia Treatment',
    parent: 'myopia-management',
    updated: '2026-11-20',
  }),
  record({
    id: 'myopia-doctor',
    path: `/myopia-management-by-${myopiaDoctor.slug}`,
    title: `Myopia Management by ${myopiaDoctor.name}`,
    description: `${myopiaDoctor.name}, ${myopiaDoctor.credentials}, leads myopia management at our Metuchen practice: how she works, what she measures, and how to see her.`,
    schemas: ['ProfilePage', 'Person'],
    breadcrumb: myopiaDoctor.name,
    parent: 'myopia-management',
    updated: '2026-11-20',
  }),
  town(
    'town-edison',
    'Edison',
    '/eye-exam-edison-nj',
    `Eye Exam near Edison, NJ | ${practice.name}`,
    'Coming from Edison for an eye exam? Metuchen lies in the middle of your town: the roads, the train, where to park and what Edison patients ask us.',
  ),
  town(
    'town-woodbridge',
    'Woodbridge',
    '/eye-exam-woodbridge-nj',
    `Eye Exam near Woodbridge, NJ | ${practice.name}`,
    'From Woodbridge to our eye doctors in Metuchen: which road to take at which hour, where to park, and answers for patients from Iselin and Colonia.',
  ),
  town(
    'town-highland-park',
    'Highland Park',
    '/eye-exam-highland-park-nj',
    `Eye Exam near Highland Park, NJ | ${practice.name}`,
    'An eye exam a few minutes up Route 27 from Highland Park: the bus, the drive, parking by the door, and questions our Highland Park patients ask.',
  ),
  town(
    'town-new-brunswick',
    'New Brunswick',
    '/eye-exam-new-brunswick-nj',
    `Eye Exam near New Brunswick, NJ | ${practice.name}`,
    'Students and families from New Brunswick reach our Metuchen eye doctors by train in minutes. Timetable sense, parking and insurance questions.',
  ),
  unlisted(
    {
      id: 'contact-sent',
      path: '/contact/sent',
      title: `Message Sent | ${practice.name}`,
      description: 'Your message has reached the practice.',
      breadcrumb: 'Message sent',
      parent: 'contact',
    },
    '/contact/sent/',
    'noindex, follow',
  ),
  unlisted(
    {
      id: 'contact-not-sent',
      path: '/contact/not-sent',
      title: `Message Not Sent | ${practice.name}`,
      description: 'Your message could not be sent. What you can do now.',
      breadcrumb: 'Message not sent',
      parent: 'contact',
    },
    '/contact/not-sent/',
    'noindex, follow',
  ),
  unlisted(
    {
      id: 'admin',
      path: '/admin',
      title: `SEO Dashboard | ${practice.name}`,
      description: 'For the people who keep this site.',
      breadcrumb: 'SEO Dashboard',
    },
    '/admin',
    'noindex, nofollow',
  ),
  unlisted(
    {
      id: 'not-found',
      path: '/404',
      title: '404 Page Not Found',
      description: 'There is no page at this address.',
      breadcrumb: 'Not found',
    },
    '/404',
    'noindex, follow',
  ),
];

const byId = new Map(pages.map((page) => [page.id, page]));

/** @throws Error when the registry lacks the id, which its own test rules out. */
export function pageById(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`The page registry has no page "${id}".`);
  return page;
}
