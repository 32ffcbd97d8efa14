import { Section } from '@/components/section';
import styles from './reading-comfort.module.css';

const sample = 'Your eyes are healthy. New lenses will make small print sharp.';

/** The same text twice: as it always is, and as it's chosen. */
export const Preview = () => (
  <div className={styles.split}>
    <div className={styles.before} aria-hidden="true">
      <small>Before</small>
      <p>{sample}</p>
    </div>
    <div className={styles.after}>
      <small>With your choice</small>
      <p>{sample}</p>
    </div>
  </div>
);

/** What works on every website, and when JavaScript is off. */
export const WithoutScripts = () => (
  <Section tone="sand" title="Your browser can do it too">
    <p>
      The choices above need JavaScript. Your browser’s own zoom works without
      it, on every website.
    </p>
    <ul>
      <li>
        On a computer, hold down Ctrl and press the plus key. On a Mac, hold
        down Command instead. To go back, press 0.
      </li>
      <li>On a phone, look for “Zoom” or “Text size” in the browser’s menu.</li>
    </ul>
    <p>
      We never see what you choose. It stays in this browser until you reset it.
    </p>
  </Section>
);
