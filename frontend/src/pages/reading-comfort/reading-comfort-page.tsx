import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { ChoicesForm } from './choices-form';
import { page } from './page';
import { Preview, Instead } from './sections.static';

export default function ReadingComfortPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        heading={page.heading}
        lead="Make this website easier on your eyes. What you choose applies to every page, and it’s kept on this device."
      />
      <Section title="Choose what’s comfortable" illustration={<Preview />}>
        <ChoicesForm />
      </Section>
      <Instead />
    </PageLayout>
  );
}
