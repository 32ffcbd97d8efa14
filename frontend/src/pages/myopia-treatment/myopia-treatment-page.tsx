import { text } from 'virtual:practice/pages/myopia-treatment';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { LocalSections } from '@/components/local-sections';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { PageLink } from '@/components/page-link';
import { Questions } from '@/components/questions';
import { TableOfContents } from '@/components/table-of-contents';
import { atStart } from '@/content/number-words';
import { claimsOffered, offered, offers, treatments } from '@/content/treatments';
import { claimsWith } from '@/content/question';
import { faqPage } from '@/seo/structured-data/faq-page';
import { medicalTherapy } from '@/seo/structured-data/medical-therapy';
import { page } from './page';
import { treatmentQuestions } from './questions';
import Body from './body.static';
import ThreeTreatments from './three-treatments.static';

const nodes = [...treatments.map(medicalTherapy), faqPage(page, treatmentQuestions)];

export default function MyopiaTreatmentPage() {
  return (
    <PageLayout
      page={page}
      nodes={nodes}
      claims={claimsWith(
        claimsOffered([
          'overnight-lenses-label',
          'soft-lenses-label',
          ...(offers('overnight-lenses') || offers('soft-lenses')
            ? (['contact-lens-water'] as const)
            : []),
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
          ...(offers('soft-lenses')
            ? (['treatments-stopping', 'contact-lens-sleep'] as const)
            : []),
          'atropine-second-trial',
          'treatments-strong-drops',
          ...(treatments.length > 1 ? (['treatments-evidence'] as const) : []),
          'treatments-slowing-most',
          'myopia-stops',
        ]),
        text.questions,
      )}
    >
      <PageHeader
        page={page}
        heading={
          text.heading ??
          `${atStart(offered.ways)} to slow myopia${treatments.length > 1 ? ', compared' : ''}`
        }
        lead={
          text.lead ??
          (treatments.length > 1
            ? `${offered.names}: none of them cures nearsightedness, and each asks something of your evenings. Here is what, and how much is known.`
            : `${offered.names}: no cure for nearsightedness, and something to do each day. Here is what, and how much is known.`)
        }
        illustration={<ThreeTreatments />}
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-management">What myopia is, and its signs</PageLink>
      </PageHeader>
      <TableOfContents
        sections={[
          { id: 'side-by-side', name: offered.table },
          ...treatments,
          ...(treatments.length > 1 ? [{ id: 'where-to-start', name: 'Where to start' }] : []),
          { id: 'cost', name: 'Cost' },
        ]}
      />
      <Body />
      <Questions title="What parents ask us" questions={treatmentQuestions} />
      <LocalSections page={page} />
      <CtaBanner heading="Decide at home, not in the chair" booking="Schedule a Myopia Visit">
        {treatments.length > 1
          ? `We measure, tell you which of the ${offered.count} would suit, and write the numbers down. Then you take them home.`
          : 'We measure, tell you whether it would suit, and write the numbers down. Then you take them home.'}
      </CtaBanner>
    </PageLayout>
  );
}
