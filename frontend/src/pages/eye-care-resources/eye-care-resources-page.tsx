import { text } from 'virtual:practice/pages/eye-care-resources';
import { CtaBanner } from '@/components/cta-banner';
import { LocalSections } from '@/components/local-sections';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { TableOfContents } from '@/components/table-of-contents';
import { medicalCondition } from '@/seo/structured-data/medical-condition';
import { Conditions } from './conditions';
import { conditions } from './content';
import { EyeMap } from './eye-map';
import { page } from './page';
import Habits from './habits.static';
import HowOften from './how-often.static';
import UrgentCare from './urgent-care.static';

const parts = [
  { id: 'urgent', name: 'What can’t wait' },
  { id: 'habits', name: 'Habits' },
  { id: 'eye', name: 'The eye' },
  { id: 'conditions', name: 'Four conditions' },
  { id: 'how-often', name: 'How often to come' },
];

export default function EyeCareResourcesPage() {
  return (
    <PageLayout
      page={page}
      nodes={conditions.map(medicalCondition)}
      claims={[
        'stroke-sight',
        'double-vision',
        'chemical-rinse',
        'chemical-splash',
        'eye-cut',
        'angle-closure',
        'retinal-detachment',
        'contact-lens-water',
        'amd',
        'white-pupil',
        'infant-warning-signs',
        'screen-breaks',
        'sunglasses-uv',
        'sports-eyewear',
        'eye-habits',
        'outdoor-time',
        'myopia-start',
        'dry-eye',
        'glaucoma-silent',
        'glaucoma-risk',
        'amd-vitamins',
        'child-exam-schedule',
        'adult-exam-intervals',
        'diabetes-exam',
      ]}
    >
      <PageHeader
        page={page}
        heading={text.heading ?? 'Eye care at home, and when not to wait'}
        lead={
          text.lead ?? (
            <>
              Did something just happen? <a href="#urgent">Find your sign and what to do</a>. Most
              other eye trouble is slow and can wait for an appointment.
            </>
          )
        }
      />
      <TableOfContents sections={parts} />
      <UrgentCare />
      <Habits />
      <EyeMap />
      <Conditions />
      <HowOften />
      <LocalSections page={page} />
      <CtaBanner heading="Something on this page sounds like you?">
        Tell us when you book, so that we plan the time for it. If you are not sure, call.
      </CtaBanner>
    </PageLayout>
  );
}
