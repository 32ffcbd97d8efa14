import { text } from 'practice/pages/myopia-treatment';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader, TableOfContents } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { claimsWith } from '@/content/prose';
import {
  claimsOffered,
  offers,
  offersContacts,
} from '@/content/offered-treatments';
import { myopiaDecision, myopiaStart } from '@/content/promises?data';
import { offered, treatments } from '@/content/treatments';
import bedtime from './illustrations/bedtime.svg?illustration';
import { page } from './page';
import { Body, TreatmentQuestions, PageData } from './sections.static';

const several = treatments.length > 1;
const hasStartingPoints = several && myopiaStart;

export default function MyopiaTreatmentPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={claimsWith(
        claimsOffered([
          'overnight-lenses-label',
          'soft-lenses-label',
          'myopia-glasses-label',
          'glasses-authorized',
          'overnight-lenses-growth',
          'soft-lenses-growth',
          'atropine-growth',
          'myopia-glasses-growth',
          'overnight-lenses-slowing',
          'soft-lenses-slowing',
          'atropine-us-trial',
          'atropine-label',
          'atropine-compounded',
          'overnight-lenses-infection',
          'soft-lenses-infection',
          'atropine-side-effects',
          'overnight-lenses-stopping',
          ...(offersContacts ? (['contact-lens-water'] as const) : []),
          'soft-lenses-stopping',
          ...(offers('soft-lenses') ? (['contact-lens-sleep'] as const) : []),
          'atropine-swallowed',
          ...(offers('atropine') ? (['poison-signs'] as const) : []),
          'atropine-slowing',
          'atropine-second-trial',
          ...(offers('atropine') ? (['treatments-strong-drops'] as const) : []),
          ...(several ? (['treatments-evidence'] as const) : []),
          'treatments-slowing-most',
          'myopia-stops',
        ]),
        text.questions,
      )}
    >
      <PageHeader
        page={page}
        lead={
          text.lead ??
          (several
            ? `Choose from ${offered.names}. ${treatments.length > 2 ? 'None of them' : 'Neither'} cures nearsightedness, but each can slow it down.`
            : `We treat myopia with ${offered.names}. They don’t cure nearsightedness, but they can slow it down.`)
        }
        illustration={<Illustration file={bedtime} alt="" early />}
      >
        <BookingLink>Schedule a Myopia Visit</BookingLink>
        <PageLink to="myopia-management">
          What myopia is, and its signs
        </PageLink>
      </PageHeader>
      <TableOfContents
        sections={[
          { id: 'side-by-side', name: offered.table },
          ...treatments,
          ...(hasStartingPoints
            ? [{ id: 'where-to-start', name: 'Where to start' }]
            : []),
          { id: 'cost', name: 'Cost' },
        ]}
      />
      <Body />
      <TreatmentQuestions />
      <LocalSections page={page} />
      <CtaBanner
        heading="Find out what fits your child"
        booking="Schedule a Myopia Visit"
      >
        {`We measure and tell you ${several ? 'which ones would' : 'if they’d'} fit.${myopiaDecision ? ' Then you go home and decide.' : ''}`}
      </CtaBanner>
    </PageLayout>
  );
}
