import { text } from 'practice/pages/eye-care-resources';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { StreetPreview } from '@/components/street-preview';
import { lowVisionClaims } from '@/content/state-low-vision?data';
import resourcesLens from './illustrations/resources-lens.svg?illustration';
import { page } from './page';
import {
  AmslerGrid,
  ConditionCards,
  Doors,
  EyeMap,
  EyeViews,
  Habits,
  HowOften,
  LowVision,
  PageData,
  UrgentCare,
} from './sections.static';

export default function EyeCareResourcesPage() {
  return (
    <PageLayout
      page={page}
      structuredData={<PageData />}
      claims={[
        'screen-breaks',
        'sunglasses-uv',
        'protective-eyewear',
        'eye-habits',
        'outdoor-time',
        'eye-parts',
        'vision-terms',
        'contact-lens-sleep',
        'white-pupil',
        'white-pupil-causes',
        'aging-eye',
        'cataract-view',
        'vitreous',
        'retinal-detachment',
        'diabetes-exam',
        'diabetes-yearly',
        'wavy-lines',
        'amd',
        'glaucoma-silent',
        'myopia-start',
        'blur-disc',
        'glaucoma-view',
        'dry-eye',
        'glaucoma-risk',
        'amd-late-dry',
        'amd-vitamins',
        'amsler-grid',
        ...lowVisionClaims,
        'child-exam-schedule',
        'adult-exam-intervals',
        'yearly-exam',
      ]}
    >
      <PageHeader
        page={page}
        lead={
          text.lead ?? (
            <>
              {'Did something just happen? '}
              <a href="#urgent">Find your symptom below and follow the steps</a>
              .
            </>
          )
        }
        illustration={
          <Illustration
            file={resourcesLens}
            alt=""
            className={layout.notOnPhones}
          />
        }
      />
      <Doors />
      <UrgentCare />
      <EyeMap />
      <Conditions />
      <AmslerGrid />
      <Habits />
      <HowOften />
      <LowVision />
      <LocalSections page={page} />
      <CtaBanner heading="Does something here sound like you?">
        Tell us when you book. If you’re not sure, call us.
      </CtaBanner>
    </PageLayout>
  );
}

const Conditions = () => (
  <Section id="conditions" title="Common eye conditions">
    <Tool
      name="See a street with an eye condition"
      title="Through someone else’s eyes"
      text="Pick a condition and how strong it is. Then show it to the family: as a link, or as a postcard."
      picture={<StreetPreview />}
      hash="#see="
      load={async () => ({
        default: (await import('@/features/tools/see-as/see-as')).SeeAsAdult,
      })}
    />
    <EyeViews />
    <ConditionCards />
  </Section>
);
