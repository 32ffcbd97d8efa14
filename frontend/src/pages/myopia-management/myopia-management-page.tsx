import { myopia } from '@/content/conditions/myopia';
import { myopiaComplications } from '@/content/myopia/complications';
import { myopiaSigns } from '@/content/myopia/signs';
import { treatments } from '@/content/treatments';
import { myopiaManagementEntry } from '@/registry/entries/myopia-management';
import { ClosingCall } from '@/sections/closing-call';
import { JumpLinks } from '@/sections/jump-links';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { medicalTherapy } from '@/structured-data/medical-therapy';
import { myopiaInChildren } from '@/structured-data/myopia';
import { BookingLink } from '@/ui/booking-link';
import { PageLink } from '@/ui/page-link';
import { prerendered } from '@/ui/prerendered';

const Parts = prerendered(() => import('./parts'));

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
