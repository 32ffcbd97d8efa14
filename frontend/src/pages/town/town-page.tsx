import type { Town } from '@/content/towns/town';
import type { Page } from '@/registry/page';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { Questions } from '@/sections/questions';
import { faqPage } from '@/structured-data/faq-page';
import { BookingLink } from '@/ui/booking-link';

/** The one template of the four town pages. */
export function TownPage({ page, town }: { page: Page; town: Town }) {
  return (
    <PageFrame page={page} nodes={[faqPage(page, town.questions)]}>
      <PageIntro page={page} heading={`Eye exams for ${town.name}`} lead={town.lead}>
        <BookingLink>Book an Exam</BookingLink>
      </PageIntro>
      <Questions title={`What patients from ${town.name} ask`} questions={town.questions} />
      <ClosingCall heading={`See you from ${town.name}`}>
        Pick a time online, or call and we find one together.
      </ClosingCall>
    </PageFrame>
  );
}
