import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { myopia } from '@/content/myopia/condition';
import styles from './myopia-management.module.css';
import { MyopiaGrowth } from './illustrations/myopia-growth';

export function GrowingEye() {
  return (
    <Section
      id="growing-eye"
      title="What happens in the eye"
      illustration={
        <figure className={styles.growingEyeFigure}>
          <MyopiaGrowth label="Two eyes from the side. In the round one light meets on the retina and a letter looks sharp. In the longer one it meets in front of the retina and the letter is blurred." />
          <figcaption className={styles.caption}>
            The back of a nearsighted eye lies behind the point where light comes together.
          </figcaption>
        </figure>
      }
    >
      <p>
        {myopia.summary}
        <Cite id="myopia-start" />
      </p>
      <p>
        We measure it twice. The prescription, in diopters, says which glasses your child needs. The
        length of the eye, to a hundredth of a millimeter, says whether it still grows.
        <Cite id="myopia-eye-length" /> The second number is the one we treat.
      </p>
      <p>
        What has grown does not shrink. Treatment can only slow what is still to come, so it counts
        most in the years of fastest growth: we treat children from 6 to 14. In a long US study half
        of the children had stopped changing by 15, three quarters by 18.
        <Cite id="myopia-stops" />
      </p>
    </Section>
  );
}
