import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';

export function HowOften() {
  return (
    <Section id="how-often" title="How often to get an eye exam" tone="mist">
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
              Every 1 to 2 years. If you’re under 65 with healthy eyes, ophthalmologists say you can
              wait longer.
              <Cite id="adult-exam-intervals" />
            </>,
          ],
          [
            'People 65 and older, people who wear contacts, people with glaucoma in the family',
            'Every year',
          ],
          [
            'People with diabetes',
            <>
              Every year, with drops that widen your pupils (a dilated exam)
              <Cite id="diabetes-exam" />
            </>,
          ],
        ]}
      />
      <p>
        Not sure? Come once a year, and ask us then.{' '}
        <PageLink to="services" hash="#every-year">
          Why we recommend a yearly exam
        </PageLink>
      </p>
    </Section>
  );
}
