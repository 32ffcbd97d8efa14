import { myopiaDoctor } from 'practice/core';
import { text } from 'practice/pages/myopia-doctor';
import { firstVisitMinutes, treatedAges } from '@/content/myopia-care?data';
import { practice } from '@/content/practice';
import { type Page, recordPage } from '@/seo/page';

const { city, state } = practice.address;

function whatItHas(): string {
  if (firstVisitMinutes > 0)
    return 'What’s measured, and how a first visit goes.';
  return treatedAges
    ? 'Patients, languages, and how to book.'
    : 'Languages, and how to book.';
}

function pageAbout({
  slug,
  name,
  shortName,
  credentials,
}: NonNullable<typeof myopiaDoctor>): Page {
  const title = `Myopia Management by ${name}`;
  return recordPage(text, {
    id: 'myopia-doctor',
    order: 12,
    path: `/myopia-management-by-${slug}`,
    label: name,
    parent: 'myopia-management',
    heading: `${name}, ${credentials}: myopia control for kids in ${city}, ${state}`,
    // As long as search results show it.
    title: title.length > 60 ? `Myopia: ${shortName}` : title,
    description: `Meet ${name}, ${credentials}, our eye doctor for myopia control in ${city}, ${state}. ${whatItHas()}`,
    schemas: ['ProfilePage', 'Person'],
    updated: '2026-11-30',
    reviewed: '2026-11-30',
  });
}

export const pages = myopiaDoctor ? [pageAbout(myopiaDoctor)] : [];
