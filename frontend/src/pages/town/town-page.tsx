import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { GettingHere } from '@/components/getting-here';
import { Illustration, type IllustrationFile } from '@/components/illustration';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Questions } from '@/components/questions';
import { withoutHydration } from '@/components/without-hydration';
import type { Page } from '@/seo/page';
import { faqPage } from '@/seo/structured-data/faq-page';
import { nearbyTown } from '@/seo/structured-data/nearby-town';
import type { Town } from './town';
import styles from './town.module.css';

const Rail = withoutHydration(() => import('./rail'));
const Ways = withoutHydration(() => import('./ways'));
const Story = withoutHydration(() => import('./story'));

interface TownPageProps {
  page: Page;
  town: Town;
  illustration: IllustrationFile;
}

/** The one template of the four town pages. */
export function TownPage({ page, town, illustration }: TownPageProps) {
  const { name, heading, lead, illustrationAlt, parking, story, questions, closing } = town;
  const claims = new Set([story, ...questions].flatMap(({ claim }) => claim ?? []));
  return (
    <PageLayout
      page={page}
      nodes={[faqPage(page, questions)]}
      areaServed={nearbyTown(name)}
      claims={[...claims]}
    >
      <PageHeader
        page={page}
        heading={heading}
        lead={lead}
        illustration={
          <Illustration
            file={illustration}
            alt={illustrationAlt}
            className={styles.illustration}
            early
          />
        }
      >
        <BookingLink>Book an Exam</BookingLink>
      </PageHeader>
      <Rail town={town} />
      <Ways town={town} />
      <Story town={town} />
      <GettingHere title="Once you are in Metuchen" parking={parking} />
      <Questions title={`What people from ${name} ask us`} questions={questions} tone="sand" />
      <CtaBanner heading={closing.heading} booking="Book an Exam">
        {closing.text}
      </CtaBanner>
    </PageLayout>
  );
}
