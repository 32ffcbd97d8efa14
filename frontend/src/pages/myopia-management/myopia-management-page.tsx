import { text } from 'virtual:practice/pages/myopia-management';
import { CtaBanner } from '@/components/cta-banner';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { TableOfContents } from '@/components/table-of-contents';
import { myopiaComplications } from '@/content/myopia/complications';
import { myopia } from '@/content/myopia/condition';
import { practice } from '@/content/practice';
import { claimsOffered, offered, offers, treatments } from '@/content/treatments';
import { medicalTherapy } from '@/seo/structured-data/medical-therapy';
import { myopiaInChildren } from '@/seo/structured-data/myopia';
import { page } from './page';
import { myopiaSigns } from './signs';
import Body from './body.static';

const { city, state } = practice.address;

const nodes = [
  myopiaInChildren({
    condition: myopia,
    signs: myopiaSigns,
    complications: myopiaComplications,
    treatments,
  }),
  ...treatments.map(medicalTherapy),
];

export default function MyopiaManagementPage() {
  return (
    <PageLayout
      page={page}
      nodes={nodes}
      claims={claimsOffered([
        'myopia-start',
        'myopia-complications',
        'myopia-diopter',
        'retinal-detachment',
        'myopia-signs',
        'myopia-parents',
        'screening-limits',
        'overnight-lenses-slowing',
        'overnight-lenses-growth',
        'overnight-lenses-label',
        'soft-lenses-slowing',
        'soft-lenses-growth',
        'soft-lenses-label',
        'atropine-slowing',
        'atropine-growth',
        'atropine-us-trial',
        'atropine-label',
        ...(offers('myopia-glasses') ? (['glasses-authorized'] as const) : []),
        'myopia-glasses-growth',
        'myopia-percentages',
        'treatments-evidence',
        'treatments-slowing-most',
        'treatments-strong-drops',
        'myopia-early-onset',
        'outdoor-time',
        'screen-breaks',
      ])}
    >
      <PageHeader
        page={page}
        heading={text.heading ?? `Myopia control for children in ${city}, ${state}`}
        lead={
          text.lead ??
          'Does your child need stronger glasses every year? That’s myopia, or nearsightedness: the eye is growing too long. Regular glasses fix the blur, but they don’t slow the growth. ' +
            `We measure that growth and offer ${offered.treatments} that can slow it.`
        }
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-treatment">
          {treatments.length > 1 ? 'Compare the treatments' : 'About the treatment'}
        </PageLink>
      </PageHeader>
      <TableOfContents
        sections={[
          { id: 'risks', name: 'Risks' },
          { id: 'signs', name: 'Warning signs' },
          { id: 'treatments', name: 'Treatments' },
          { id: 'at-home', name: 'At home' },
          { id: 'with-us', name: 'What to expect' },
        ]}
      />
      <Body />
      <LocalSections page={page} />
      <CtaBanner heading="Bring your child’s last prescription" booking="Schedule a Myopia Visit">
        Two prescriptions from a year apart show us how fast it’s changing. When you book, tell us
        it’s about myopia. We’ll plan a longer visit.
      </CtaBanner>
    </PageLayout>
  );
}
