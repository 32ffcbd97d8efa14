import type { Service } from 'schema-dts';
import { practice } from '@/content/practice';
import { absoluteUrl } from '@/seo/head-tags';
import type { Page } from '@/seo/page';
import { businessId } from '@/seo/structured-data/ids';
import { town } from '@/seo/structured-data/places';

interface EyeExam {
  /** As on the page. */
  description: string;
  /** The towns that the page links to, not including the practice's own. */
  towns: readonly string[];
}

/** The exam, offered in the practice's town and nearby towns. */
export function eyeExam(page: Page, { description, towns }: EyeExam): Service {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(page.canonical)}#service`,
    name: 'Comprehensive eye exam',
    description,
    provider: { '@id': businessId },
    areaServed: [practice.address.city, ...towns].map((name) => town(name)),
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: practice.bookingUrl },
  };
}
