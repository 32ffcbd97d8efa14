import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';

export default function HowOften() {
  return (
    <Section id="how-often" title="How often to come" tone="mist">
      <DescriptionList
        wide
        items={[
          [
            'Children',
            <>
              At 6 months, at age 3, before kindergarten, then every year
              <Cite id="child-exam-schedule" />
            </>,
          ],
          [
            'Adults',
            <>
              Every 1 to 2 years. Ophthalmologists name longer intervals for healthy eyes under 65.
              <Cite id="adult-exam-intervals" />
            </>,
          ],
          ['From 65 on, with contact lenses, or with glaucoma in the family', 'Every year'],
          [
            'With diabetes',
            <>
              Every year, through widened pupils
              <Cite id="diabetes-exam" />
            </>,
          ],
        ]}
      />
      <p>
        Not sure where you belong? Come once a year, and ask us then.{' '}
        <PageLink to="services" hash="#exams">
          Why we recommend a yearly exam
        </PageLink>
      </p>
    </Section>
  );
}
