import { conditions } from '@/content/conditions';
import { eyeCareResourcesEntry } from '@/registry/entries/eye-care-resources';
import { ClosingCall } from '@/sections/closing-call';
import { JumpLinks } from '@/sections/jump-links';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { medicalCondition } from '@/structured-data/medical-condition';
import { PhoneLink } from '@/ui/phone-link';
import { prerendered } from '@/ui/prerendered';
import { Conditions } from './conditions';
import { EyeMap } from './eye-map';

const Habits = prerendered(() => import('./habits'));
const HowOften = prerendered(() => import('./how-often'));
const UrgentCare = prerendered(() => import('./urgent-care'));

const parts = [
  { id: 'urgent', name: 'What cannot wait' },
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
        'chemical-splash',
        'eye-cut',
        'angle-closure',
        'retinal-detachment',
        'contact-lens-water',
        'amd',
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
            Most eye trouble is slow and keeps until an appointment. Some does not: if something
            happened just now, call <PhoneLink />, or 911.
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
