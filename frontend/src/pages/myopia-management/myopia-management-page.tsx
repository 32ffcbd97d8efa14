import { text } from 'practice/pages/myopia-management';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import kidsScene from '@/components/illustrations/kids-scene.svg?illustration';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader, TableOfContents } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { firstVisitMinutes } from '@/content/myopia-care?data';
import { claimsOffered, offers } from '@/content/offered-treatments';
import { eyeLength } from '@/content/promises?data';
import { offered, treatments } from '@/content/treatments';
import measuring from '@/components/illustrations/measuring.svg?illustration';
import { page } from './page';
import { Body, PageData } from './sections.static';

export default function MyopiaManagementPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={claimsOffered([
        'myopia-start',
        'myopia-complications',
        'myopia-diopter',
        'myopia-signs',
        'myopia-parents',
        'screening-limits',
        'overnight-lenses-slowing',
        'soft-lenses-slowing',
        'atropine-slowing',
        'atropine-label',
        ...(offers('myopia-glasses') ? (['glasses-authorized'] as const) : []),
        'treatments-slowing-most',
        'myopia-percentages',
        'treatments-evidence',
        'treatments-strong-drops',
        'myopia-early-onset',
        'outdoor-time',
      ])}
    >
      <PageHeader
        page={page}
        lead={
          text.lead ??
          'Does your child need stronger glasses every year? That’s usually myopia, or nearsightedness: the eye is growing too long. ' +
            `We ${eyeLength ? 'measure that growth and ' : ''}offer ${offered.treatments} that can slow it${offered.andGlasses}.`
        }
        illustration={
          <Illustration file={eyeLength ? measuring : kidsScene} alt="" early />
        }
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-treatment">
          {treatments.length > 1
            ? 'Compare the treatments'
            : 'About the treatment'}
        </PageLink>
      </PageHeader>
      <TableOfContents
        sections={[
          { id: 'risks', name: 'Risks' },
          { id: 'signs', name: 'Warning signs' },
          { id: 'treatments', name: 'Treatments' },
          { id: 'at-home', name: 'At home' },
        ]}
      />
      <Body />
      <LocalSections page={page} />
      <CtaBanner
        heading="Bring your child’s last prescription"
        booking="Schedule a Myopia Visit"
      >
        {`It shows us how fast your child’s eyes are changing. When you book, tell us it’s about myopia${firstVisitMinutes > 0 ? ', so that we plan a longer visit' : ''}.`}
      </CtaBanner>
    </PageLayout>
  );
}
