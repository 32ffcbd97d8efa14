import type { Town } from 'virtual:practice/town-loaders';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import GettingHere from '@/components/getting-here.static';
import { Illustration } from '@/components/illustration';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Questions } from '@/components/questions';
import { claimsIn } from '@/content/prose';
import { practice } from '@/content/practice';
import { faqPage } from '@/seo/structured-data/faq-page';
import { nearbyTown } from '@/seo/structured-data/nearby-town';
import { townPage } from './page';
import styles from './town.module.css';
import Rail from './rail.static';
import Ways from './ways.static';
import Story from './story.static';

/** The one template of all town pages. */
export function TownPage({ town }: { town: Town }) {
  const { name, county, heading, lead, picture, parking, sections, questions, closing } = town;
  const page = townPage(town);
  const claims = new Set([...claimsIn(sections), ...questions.flatMap(({ claim }) => claim ?? [])]);
  return (
    <PageLayout
      page={page}
      nodes={[faqPage(page, questions)]}
      areaServed={nearbyTown(name, county)}
      claims={[...claims]}
    >
      <PageHeader
        page={page}
        heading={heading}
        lead={lead}
        illustration={
          <Illustration file={picture} alt={picture.alt} className={styles.illustration} early />
        }
      >
        <BookingLink>Book an Exam</BookingLink>
      </PageHeader>
      <Rail town={town} />
      <Ways town={town} />
      <Story town={town} />
      <GettingHere title={`Once you are in ${practice.address.city}`} parking={parking} />
      <Questions title={`What people from ${name} ask us`} questions={questions} tone="sand" />
      <CtaBanner heading={closing.heading} booking="Book an Exam">
        {closing.text}
      </CtaBanner>
    </PageLayout>
  );
}
