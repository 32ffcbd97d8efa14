import { text } from 'virtual:practice/pages/services';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { LocalSections } from '@/components/local-sections';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { TableOfContents } from '@/components/table-of-contents';
import { practice } from '@/content/practice';
import { services } from '@/content/services';
import { claimsOffered } from '@/content/treatments';
import { serviceNode } from '@/seo/structured-data/service';
import { Exams } from './exams';
import { Glaucoma } from './glaucoma';
import { MyopiaManagement } from './myopia-management';
import { page } from './page';
import Eyewear from './eyewear.static';
import ContactLenses from './contact-lenses.static';
import Children from './children.static';

export default function ServicesPage() {
  return (
    <PageLayout
      page={page}
      nodes={services.map(serviceNode)}
      claims={claimsOffered([
        'eye-disease-without-warning',
        'yearly-exam',
        'dilation-blur-hours',
        'eyeglass-prescription-rule',
        'contact-lens-sleep',
        'contact-lens-water',
        'treatments-evidence',
        'atropine-compounded',
        'glaucoma-silent',
        'glaucoma-risk',
        ...(practice.insurers.medicare ? (['medicare-glaucoma-screening'] as const) : []),
      ])}
    >
      <PageHeader
        page={page}
        heading={text.heading ?? 'What we do'}
        lead={
          text.lead ??
          'Start with an exam. It tells us both which of the other five you need, and sometimes the answer is none.'
        }
      >
        <BookingLink>Book an Exam</BookingLink>
      </PageHeader>
      <TableOfContents sections={services} />
      <Exams />
      <Eyewear />
      <ContactLenses />
      <MyopiaManagement />
      <Glaucoma />
      <Children />
      <LocalSections page={page} />
      <CtaBanner heading="Not sure which of these you need?" booking="Book an Exam">
        Book a full exam, or call and tell us what bothers you. We sort out the rest when we have
        seen your eyes.
      </CtaBanner>
    </PageLayout>
  );
}
