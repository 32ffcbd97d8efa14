import { PageLink } from '@/components/page-link';
import { children } from '@/content/services';
import illustration from './illustrations/kids.tsx?illustration';
import { ServiceSection } from './service-section';

export default function Children() {
  return (
    <ServiceSection
      service={children}
      tone="sand"
      illustration={illustration}
      facts={[
        ['A baby', 'On your lap, about 30 minutes'],
        ['A schoolchild', 'About an hour, drops included'],
      ]}
    >
      <p>
        We use lights, toys and pictures. A lens in front of a moving light tells the doctor how
        strong glasses should be, without a word from the child.
      </p>
      <p>
        Brothers and sisters can come back to back. There is a table with pencils, and the frames
        for small noses hang where small people reach them.
      </p>
      <PageLink to="for-kids">When to come, and what we look for</PageLink>
    </ServiceSection>
  );
}
