import type { Town } from '@/content/towns/town';
import type { Page } from '@/registry/page';
import { Arrival } from '@/sections/arrival';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { Questions } from '@/sections/questions';
import { faqPage } from '@/structured-data/faq-page';
import { nearbyTown } from '@/structured-data/nearby-town';
import { BookingLink } from '@/ui/booking-link';
import { Drawing, type DrawingFile } from '@/ui/drawing';
import { prerendered } from '@/ui/prerendered';
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
