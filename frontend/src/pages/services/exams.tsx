import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/exams.tsx?illustration';
import { PageLink } from '@/components/page-link';
import { practice } from '@/content/practice';
import { exams } from '@/content/services';
import { ServiceSection } from './service-section';

export function Exams() {
  return (
    <ServiceSection
      service={exams}
      illustration={illustration}
      facts={[
        ['How often', 'Once a year'],
        ['How long', 'About 60 minutes'],
        ['Bring', 'Your glasses and lens boxes, a list of medicines, insurance cards'],
      ]}
    >
      <p>
        Why a year, when nothing bothers you? Because many eye diseases give no sign at first,
        <Cite id="eye-disease-without-warning" /> and because we compare. Last year’s photo of your
        optic nerve beside this year’s shows more than either alone. The American Optometric
        Association asks for the same rhythm.
        <Cite id="yearly-exam" />
      </p>
      <h3>What we look at</h3>
      <ul>
        <li>How sharply each eye sees, far and near, and which lens helps</li>
        <li>How the two eyes focus, move and work as a pair</li>
        <li>The pressure in each eye, and how far to the side you see</li>
        <li>The front of the eye, under a microscope</li>
        <li>The lens, the retina and the optic nerve, often through widened pupils</li>
      </ul>
      <p>
        The drops that widen the pupils blur your reading for a few hours.
        <Cite id="dilation-blur-hours" /> Let somebody drive you
        {practice.transit && ', or come by train'}.
      </p>
      <PageLink to="new-patients">Your first visit, step by step</PageLink>
    </ServiceSection>
  );
}
