import { text } from 'practice/pages/services';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import { BookingLink } from '@/components/links';
import { PageHeader, TableOfContents } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import type { ClaimId } from '@/content/claims';
import { practice } from '@/content/practice';
import type { Service } from '@/content/services';
import { services } from '@/content/services?data';
import { lowVisionClaims } from '@/content/state-low-vision?data';
import { t } from 'shared/t';
import servicesLens from './illustrations/services-lens.svg?illustration';
import { page } from './page';
import { Body, PageData } from './sections.static';

/** The claims of each section, in footnote order. */
const claims: Partial<Record<Service['id'], readonly ClaimId[]>> = {
  exams: ['exam-parts', 'eye-disease-without-warning', 'yearly-exam'],
  'contact-lenses': [
    'contact-lens-sleep',
    'contact-lens-water',
    'contact-lens-prescription',
    'contact-lens-handling',
    'eye-drops-worse',
  ],
  myopia: ['treatments-evidence'],
  glaucoma: ['glaucoma-silent', 'glaucoma-risk'],
  diabetes: ['diabetes-exam'],
  'low-vision': lowVisionClaims,
};

export default function ServicesPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={services.flatMap(({ id }) => claims[id] ?? [])}
    >
      <PageHeader
        page={page}
        lead={
          text.lead ??
          t(
            'Start with an eye exam by an optometrist. It shows what else you need: glasses, contacts, treatment, or nothing at all.',
          )
        }
        illustration={<Illustration file={servicesLens} alt="" early />}
      >
        <BookingLink>{t('Book an Exam')}</BookingLink>
      </PageHeader>
      <TableOfContents sections={services} />
      <Body />
      <LocalSections page={page} />
      <CtaBanner
        heading={t('Not sure what you need?')}
        booking={t('Book an Exam')}
      >
        {practice.bookingUrl
          ? t(
              'Book a full exam, or call and tell us what’s bothering you. We’ll figure out the rest once we’ve seen your eyes.',
            )
          : t(
              'Call and tell us what’s bothering you. We’ll figure out the rest once we’ve seen your eyes.',
            )}
      </CtaBanner>
    </PageLayout>
  );
}
