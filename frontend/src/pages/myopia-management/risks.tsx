import { figures } from '@/content/figures';
import { Cite } from '@/sections/cite';
import { Section } from '@/sections/section';
import { UrgentNotice } from '@/sections/urgent-notice';
import { PhoneLink } from '@/ui/phone-link';
import { RiskTable } from './risk-table';

export function Risks() {
  return (
    <Section
      id="risks"
      title="What a long eye risks later"
      tone="sand"
      picture={
        <UrgentNotice title="Call the same day">
          <p>
            Flashes, a shower of new specks, or a dark curtain over part of the sight: in any
            nearsighted eye, at any age, that may be the retina coming loose.
            <Cite id="retinal-detachment" /> Call <PhoneLink />; when we are closed, go to an
            emergency room.
          </p>
        </UrgentNotice>
      }
    >
      <p>
        Blur is the small part, since glasses fix it. The larger part comes decades later: a long
        eye is a stretched eye, and some diseases find it more often.
        <Cite id="myopia-complications" />
      </p>
      <RiskTable />
      <p>
        The odds start small, so most people with these numbers stay well. They rise with each
        diopter, though, and each one saved counts: by one estimate it means{' '}
        {figures['myopia-diopter']} less damage to the macula.
        <Cite id="myopia-diopter" />
      </p>
    </Section>
  );
}
