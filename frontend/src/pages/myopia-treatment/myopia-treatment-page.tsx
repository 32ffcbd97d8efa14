import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { PageLink } from '@/components/page-link';
import { Questions } from '@/components/questions';
import { TableOfContents } from '@/components/table-of-contents';
import { withoutHydration } from '@/components/without-hydration';
import { treatments } from '@/content/treatments';
import { faqPage } from '@/seo/structured-data/faq-page';
import { medicalTherapy } from '@/seo/structured-data/medical-therapy';
import { page } from './page';
import { treatmentQuestions } from './questions';

const Body = withoutHydration(() => import('./body'));
const ThreeTreatments = withoutHydration(() => import('./three-treatments'));

const nodes = [...treatments.map(medicalTherapy), faqPage(page, treatmentQuestions)];

export default function MyopiaTreatmentPage() {
  return (
    <PageLayout
      page={page}
      nodes={nodes}
      claims={[
        'overnight-lenses-label',
        'soft-lenses-label',
        'contact-lens-water',
        'overnight-lenses-slowing',
        'soft-lenses-slowing',
        'atropine-slowing',
        'atropine-us-trial',
        'overnight-lenses-second-label',
        'atropine-compounded',
        'overnight-lenses-infection',
        'soft-lenses-infection',
        'atropine-side-effects',
        'overnight-lenses-stopping',
        'glasses-authorized',
        'soft-lenses-hours',
        'treatments-stopping',
        'contact-lens-sleep',
        'atropine-second-trial',
        'treatments-strong-drops',
        'treatments-evidence',
        'treatments-slowing-most',
        'myopia-stops',
      ]}
    >
      <PageHeader
        page={page}
        heading="Three ways to slow myopia, compared"
        lead="Overnight lenses, daily soft lenses or weak atropine drops: none of them cures nearsightedness, and each asks something of your evenings. Here is what, and how much is known."
        illustration={<ThreeTreatments />}
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-management">What myopia is, and its signs</PageLink>
      </PageHeader>
      <TableOfContents
        sections={[
          { id: 'side-by-side', name: 'Side by side' },
          ...treatments,
          { id: 'where-to-start', name: 'Where to start' },
          { id: 'cost', name: 'Cost' },
        ]}
      />
      <Body />
      <Questions title="What parents ask us" questions={treatmentQuestions} />
      <CtaBanner heading="Decide at home, not in the chair" booking="Schedule a Myopia Visit">
        We measure, tell you which of the three would suit, and write the numbers down. Then you
        take them home.
      </CtaBanner>
    </PageLayout>
  );
}
