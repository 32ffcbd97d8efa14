import { aboutEntry } from '@/pages/about/page';
import { adminEntry } from '@/pages/admin/page';
import { contactNotSentEntry } from '@/pages/contact-not-sent/page';
import { contactSentEntry } from '@/pages/contact-sent/page';
import { contactEntry } from '@/pages/contact/page';
import { eyeCareResourcesEntry } from '@/pages/eye-care-resources/page';
import { eyeExamNearMeEntry } from '@/pages/eye-exam-near-me/page';
import { forKidsEntry } from '@/pages/for-kids/page';
import { homeEntry } from '@/pages/home/page';
import { myopiaDoctorEntry } from '@/pages/myopia-doctor/page';
import { myopiaManagementEntry } from '@/pages/myopia-management/page';
import { myopiaTreatmentEntry } from '@/pages/myopia-treatment/page';
import { newPatientsEntry } from '@/pages/new-patients/page';
import { notFoundEntry } from '@/pages/not-found/page';
import { reviewsEntry } from '@/pages/reviews/page';
import { servicesEntry } from '@/pages/services/page';
import { townEdisonEntry } from '@/pages/town/edison/page';
import { townHighlandParkEntry } from '@/pages/town/highland-park/page';
import { townNewBrunswickEntry } from '@/pages/town/new-brunswick/page';
import { townWoodbridgeEntry } from '@/pages/town/woodbridge/page';
import type { Page } from './page';

/**
 * The page registry: every page of the site with all that is said of it. For the build, the tests
 * and the dashboard; a page itself imports its own entry, so that it carries nobody else's words.
 */
export const pages: readonly Page[] = [
  homeEntry,
  aboutEntry,
  newPatientsEntry,
  eyeCareResourcesEntry,
  servicesEntry,
  forKidsEntry,
  myopiaManagementEntry,
  reviewsEntry,
  contactEntry,
  eyeExamNearMeEntry,
  myopiaTreatmentEntry,
  myopiaDoctorEntry,
  townEdisonEntry,
  townWoodbridgeEntry,
  townHighlandParkEntry,
  townNewBrunswickEntry,
  contactSentEntry,
  contactNotSentEntry,
  adminEntry,
  notFoundEntry,
];

/** The pages search engines are told of. */
export const publicPages: readonly Page[] = pages.filter(({ kind }) => kind !== 'unlisted');

/** The twelve records of the dashboard. */
export const seoRecords: readonly Page[] = pages.filter(({ kind }) => kind === 'record');
