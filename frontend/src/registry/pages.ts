import { aboutEntry } from './entries/about';
import { adminEntry } from './entries/admin';
import { contactEntry } from './entries/contact';
import { contactNotSentEntry } from './entries/contact-not-sent';
import { contactSentEntry } from './entries/contact-sent';
import { eyeCareResourcesEntry } from './entries/eye-care-resources';
import { eyeExamNearMeEntry } from './entries/eye-exam-near-me';
import { forKidsEntry } from './entries/for-kids';
import { homeEntry } from './entries/home';
import { myopiaDoctorEntry } from './entries/myopia-doctor';
import { myopiaManagementEntry } from './entries/myopia-management';
import { myopiaTreatmentEntry } from './entries/myopia-treatment';
import { newPatientsEntry } from './entries/new-patients';
import { notFoundEntry } from './entries/not-found';
import { reviewsEntry } from './entries/reviews';
import { servicesEntry } from './entries/services';
import { townEdisonEntry } from './entries/town-edison';
import { townHighlandParkEntry } from './entries/town-highland-park';
import { townNewBrunswickEntry } from './entries/town-new-brunswick';
import { townWoodbridgeEntry } from './entries/town-woodbridge';
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
