import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { BookingLink, PhoneLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Questions } from '@/components/questions';
import { VisitFacts } from '@/components/quick-facts.static';
import { Section } from '@/components/section';
import type { Town } from '@/content/practice';
import { claimsIn } from '@/content/prose';
import { townPage } from './page';
import { Directions, KeyFact, PageData, TownSections } from './sections.static';

/** The template of every town page. */
export function TownPage({ town }: { town: Town }) {
  const { name, lead, picture, sections, questions, closing } = town;
  const page = townPage(town);
  const claims = new Set([
    ...claimsIn(sections),
    ...questions.flatMap(({ claim }) => claim ?? []),
  ]);
  return (
    <PageLayout
      page={page}
      structuredData={<PageData town={town} />}
      claims={[...claims]}
    >
      <PageHeader
        page={page}
        lead={lead}
        illustration={<Illustration file={picture} alt={picture.alt} early />}
        scene
      >
        <BookingLink>Book an Exam</BookingLink>
        <span className={layout.notOnPhones}>
          or call <PhoneLink />
        </span>
      </PageHeader>
      <Section>
        <VisitFacts />
      </Section>
      <KeyFact town={town} />
      <Directions town={town} />
      <TownSections town={town} />
      <Questions
        title={`Questions from ${name} patients`}
        questions={questions}
      />
      <CtaBanner heading={closing.heading} booking="Book an Exam">
        {closing.text}
      </CtaBanner>
    </PageLayout>
  );
}
