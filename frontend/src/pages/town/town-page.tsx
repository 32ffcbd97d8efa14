import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { Arrival } from '@/components/getting-here';
import { Drawing, type DrawingFile } from '@/components/illustration';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { Questions } from '@/components/questions';
import { prerendered } from '@/components/without-hydration';
import type { Page } from '@/seo/page';
import { faqPage } from '@/seo/structured-data/faq-page';
import { nearbyTown } from '@/seo/structured-data/nearby-town';
import type { Town } from './town';
import styles from './town-page.module.css';

const Rail = prerendered(() => import('./rail'));
const Ways = prerendered(() => import('./ways'));
const Story = prerendered(() => import('./story'));

interface TownPageProps {
  page: Page;
  town: Town;
  drawing: DrawingFile;
}

/** The one template of the four town pages. */
export function TownPage({ page, town, drawing }: TownPageProps) {
  const { name, heading, lead, picture, parking, story, questions, closing } = town;
  const claims = new Set([story, ...questions].flatMap(({ claim }) => claim ?? []));
  return (
    <PageFrame
      page={page}
      nodes={[faqPage(page, questions)]}
      areaServed={nearbyTown(name)}
      claims={[...claims]}
    >
      <PageIntro
        page={page}
        heading={heading}
        lead={lead}
        picture={<Drawing file={drawing} alt={picture} className={styles.drawing} early />}
      >
        <BookingLink>Book an Exam</BookingLink>
      </PageIntro>
      <Rail town={town} />
      <Ways town={town} />
      <Story town={town} />
      <Arrival title="Once you are in Metuchen" parking={parking} />
      <Questions title={`What people from ${name} ask us`} questions={questions} tone="sand" />
      <ClosingCall heading={closing.heading} booking="Book an Exam">
        {closing.words}
      </ClosingCall>
    </PageFrame>
  );
}
