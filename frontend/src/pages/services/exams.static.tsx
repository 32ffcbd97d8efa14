import { details } from 'virtual:practice/details';
import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/exams.tsx?illustration';
import { PageLink } from '@/components/links';
import { practice } from '@/content/practice';
import { exams } from '@/content/services';
import { ServiceSection } from './service-section';
import styles from './services.module.css';

const { exam } = details.prices;

export default function Exams() {
  return (
    <ServiceSection
      service={exams}
      illustration={illustration}
      facts={[
        ['How often', 'Once a year'],
        ['How long', 'About 60 minutes'],
        ...(exam ? [['Price', `${exam} without insurance`] as const] : []),
        ['Bring', 'Your glasses, contact lens boxes, a list of medicines, your insurance cards'],
      ]}
    >
      <h3>What we check</h3>
      <ul>
        <li>How well each eye sees, near and far, and which lens helps</li>
        <li>How your eyes focus, move and work as a pair</li>
        <li>The pressure in each eye, and your side vision</li>
        <li>The front of the eye, under a microscope</li>
        <li>The lens, the retina and the optic nerve, often with drops that widen your pupils</li>
      </ul>
      <p>
        The drops can blur your vision for a few hours.
        <Cite id="dilation-blur-hours" /> Have someone drive you home
        {practice.transit && ', or come by train'}.
      </p>
      <ul className={styles.links}>
        <li>
          <PageLink to="new-patients">Your first visit, step by step</PageLink>
        </li>
        <li>
          <PageLink to="new-patients" hash="#cost">
            See what an exam costs
          </PageLink>
        </li>
        <li>
          <PageLink to="eye-exam-near-me">Eye exam near you in {practice.address.city}</PageLink>
        </li>
      </ul>
    </ServiceSection>
  );
}
