import { text } from 'virtual:practice/pages/myopia-management';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { LocalSections } from '@/components/local-sections';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { PageLink } from '@/components/page-link';
import { TableOfContents } from '@/components/table-of-contents';
import { myopiaComplications } from '@/content/myopia/complications';
import { myopia } from '@/content/myopia/condition';
import { atStart } from '@/content/number-words';
import { claimsOffered, offered, treatments } from '@/content/treatments';
import { medicalTherapy } from '@/seo/structured-data/medical-therapy';
import { myopiaInChildren } from '@/seo/structured-data/myopia';
import { page } from './page';
import { myopiaSigns } from './signs';
import Body from './body.static';

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
        'myopia-eye-length',
        'myopia-stops',
        'myopia-complications',
        'myopia-diopter',
        'retinal-detachment',
        'myopia-signs',
        'myopia-parents',
        'screening-limits',
        'overnight-lenses-slowing',
        'overnight-lenses-label',
        'soft-lenses-slowing',
        'soft-lenses-label',
        'atropine-slowing',
        'atropine-us-trial',
        'atropine-compounded',
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
        heading={text.heading ?? 'Nearsightedness that keeps growing'}
        lead={
          text.lead ??
          'New glasses every year, each pair a little stronger: that is an eye growing too long. Ordinary glasses make the board sharp again and let the eye grow on. ' +
            `${atStart(offered.treatments)} can slow it.`
        }
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-treatment">
          {treatments.length > 1 ? 'Compare the treatments' : 'The treatment'}
        </PageLink>
      </PageHeader>
      <TableOfContents
        sections={[
          { id: 'risks', name: 'Risks' },
          { id: 'signs', name: 'Warning signs' },
          { id: 'treatments', name: 'Treatments' },
          { id: 'at-home', name: 'At home' },
          { id: 'with-us', name: 'How it goes' },
        ]}
      />
      <Body />
      <LocalSections page={page} />
      <CtaBanner heading="Bring the last prescription" booking="Schedule a Myopia Visit">
        Two numbers a year apart tell us how fast your child’s eyes grow. Tell us when you book that
        it is about myopia, and we plan a longer visit.
      </CtaBanner>
    </PageLayout>
  );
}
