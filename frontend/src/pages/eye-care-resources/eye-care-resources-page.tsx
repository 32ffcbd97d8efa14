import { ClosingCall } from '@/components/cta-banner';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { JumpLinks } from '@/components/table-of-contents';
import { prerendered } from '@/components/without-hydration';
import { medicalCondition } from '@/seo/structured-data/medical-condition';
import { Conditions } from './conditions';
import { conditions } from './conditions-content';
import { EyeMap } from './eye-map';
import { eyeCareResourcesEntry } from './page';

const Habits = prerendered(() => import('./habits'));
const HowOften = prerendered(() => import('./how-often'));
const UrgentCare = prerendered(() => import('./urgent-care'));

const parts = [
  { id: 'urgent', name: 'What can’t wait' },
  { id: 'habits', name: 'Habits' },
  { id: 'eye', name: 'The eye' },
  { id: 'conditions', name: 'Four conditions' },
  { id: 'how-often', name: 'How often to come' },
];

export default function EyeCareResourcesPage() {
  return (
    <PageFrame
      page={eyeCareResourcesEntry}
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
      <PageIntro
        page={eyeCareResourcesEntry}
        heading="Eye care at home, and when not to wait"
        lead={
          <>
            Did something just happen? <a href="#urgent">Find your sign and what to do</a>. Most
            other eye trouble is slow and can wait for an appointment.
          </>
        }
      />
      <JumpLinks parts={parts} />
      <UrgentCare />
      <Habits />
      <EyeMap />
      <Conditions />
      <HowOften />
      <ClosingCall heading="Something on this page sounds like you?">
        Tell us when you book, so that we plan the time for it. If you are not sure, call.
      </ClosingCall>
    </PageFrame>
  );
}
