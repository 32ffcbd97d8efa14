import { Cite } from '@/components/cite';
import { FactList } from '@/components/description-list';
import { Section } from '@/components/section';
import { prerendered } from '@/components/without-hydration';
import { measurements } from './measuring-content';
import styles from './measuring.module.css';

const EyeCrossSection = prerendered(async () => {
  const { EyeCrossSection: picture } = await import('@/components/illustrations/eye-cross-section');
  return { default: picture };
});

export function Measuring() {
  return (
    <Section
      title="What she measures"
      tone="mist"
      picture={
        <div className={styles.picture}>
          <EyeCrossSection label="The eye from the side, cut open: cornea and lens in front; retina, macula and optic nerve at the back." />
        </div>
      }
    >
      <p>
        Optometrists are asked to measure both the prescription and, where they can, the length of
        the eye.
        <Cite id="myopia-eye-length" /> She can, and does it each time.
      </p>
      <FactList facts={measurements} />
    </Section>
  );
}
