import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { myopia } from '@/content/myopia/condition';
import { MyopiaGrowth } from './illustrations/myopia-growth';

export function GrowingEye() {
  return (
    <Section
      id="growing-eye"
      title="What is myopia?"
      illustration={
        <MyopiaGrowth label="Two eyes from the side. In the round one, light meets on the retina and a letter looks sharp. In the longer one, it meets in front of the retina and the letter is blurry." />
      }
    >
      <p>
        {myopia.summary}
        <Cite id="myopia-start" />
      </p>
      <p>
        The prescription, in diopters, tells us which glasses your child needs. The length of the
        eye tells us if it’s still growing.
      </p>
      <p>
        An eye that has grown doesn’t shrink back. Treatment can only slow the growth that’s still
        to come. It helps most in the years when eyes grow fastest, so we treat children from 6 to
        14.
      </p>
    </Section>
  );
}
