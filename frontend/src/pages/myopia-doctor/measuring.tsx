import { measurements } from '@/content/myopia/measurements';
import { Cite } from '@/sections/cite';
import { FactList } from '@/sections/fact-list';
import { Section } from '@/sections/section';
import { prerendered } from '@/ui/prerendered';
import styles from './measuring.module.css';

const EyeCrossSection = prerendered(async () => {
  const { EyeCrossSection: picture } = await import('@/pictures/eye-cross-section');
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
