/**
 * Computed at build time (`?data`), so the registry and the practice's content
 * stay out of the script.
 */
import { awards } from 'practice/awards';
import { doctorCount, reviewCount } from 'practice/core';
import { redirects as practiceRedirects } from 'practice/redirects';
import { practice } from '@/content/practice';
import { indexablePages, recordPages } from '@/seo/pages';

/** The twelve records. */
export const seoRecords = recordPages;

/** Every page that people can look for. */
export const allPages: readonly { path: string; label: string }[] =
  indexablePages.map(({ canonical, label }) => ({ path: canonical, label }));

const { city, state, stateName } = practice.address;
const towns = indexablePages.filter(({ kind }) => kind === 'town');

/**
 * What local keywords name: the practice's town, nearby towns and the state.
 */
export const places: readonly string[] = [
  city,
  ...towns.map(({ label }) => label),
  stateName,
  state,
];

/**
 * Lists the sample content; empty once the site is built from a practice's own
 * folder.
 */
export const sampleContent: readonly string[] = practice.sample
  ? [
      'the practice itself (name, address, phone, booking link)',
      `${doctorCount} doctors`,
      `${reviewCount} reviews`,
      `${awards.length} awards`,
    ]
  : [];

/** Old addresses, without a slash at the end, and the pages they lead to. */
export const redirects: Readonly<Record<string, string>> = practiceRedirects;
