import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { PageLink } from '@/components/page-link';
import { JumpLinks } from '@/components/table-of-contents';
import { prerendered } from '@/components/without-hydration';
import { myopiaComplications } from '@/content/myopia/complications';
import { myopia } from '@/content/myopia/condition';
import { treatments } from '@/content/treatments';
import { medicalTherapy } from '@/seo/structured-data/medical-therapy';
import { myopiaInChildren } from '@/seo/structured-data/myopia';
import { myopiaManagementEntry } from './page';
import { myopiaSigns } from './signs';

const Parts = prerendered(() => import('./body'));

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
    <PageFrame
      page={myopiaManagementEntry}
      nodes={nodes}
      claims={[
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
      ]}
    >
      <PageIntro
        page={myopiaManagementEntry}
        heading="Nearsightedness that keeps growing"
        lead="New glasses every year, each pair a little stronger: that is an eye growing too long. Ordinary glasses make the board sharp again and let the eye grow on. Three treatments can slow it."
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-treatment">Compare the treatments</PageLink>
      </PageIntro>
      <JumpLinks
        parts={[
          { id: 'risks', name: 'Risks' },
          { id: 'signs', name: 'Warning signs' },
          { id: 'treatments', name: 'Treatments' },
          { id: 'at-home', name: 'At home' },
          { id: 'with-us', name: 'How it goes' },
        ]}
      />
      <Parts />
      <ClosingCall heading="Bring the last prescription" booking="Schedule a Myopia Visit">
        Two numbers a year apart tell us how fast your child’s eyes grow. Tell us when you book that
        it is about myopia, and we plan a longer visit.
      </ClosingCall>
    </PageFrame>
  );
}
