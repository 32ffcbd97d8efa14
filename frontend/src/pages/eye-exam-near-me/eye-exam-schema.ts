import type { Service } from 'schema-dts';
import { practice } from '@/content/practice';
import { absoluteUrl } from '@/seo/head-tags';
import type { Page } from '@/seo/page';
import { businessId } from '@/seo/structured-data/ids';
import { nearbyTown } from '@/seo/structured-data/nearby-town';

interface EyeExam {
  /** In the words of the page. */
  description: string;
  /** The towns that the page leads to, besides our own. */
  towns: readonly string[];
}

/** The exam as a page offers it to a town and its neighbors. */
export function eyeExam(page: Page, { description, towns }: EyeExam): Service {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(page.canonical)}#service`,
    name: 'Comprehensive eye exam',
    description,
    provider: { '@id': businessId },
    areaServed: [practice.address.city, ...towns].map((town) => nearbyTown(town)),
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: practice.bookingUrl },
  };
}
