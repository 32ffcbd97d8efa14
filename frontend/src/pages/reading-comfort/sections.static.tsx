import layout from '@/components/layout.module.css';
import { Section } from '@/components/section';
import styles from './reading-comfort.module.css';

/** A short exam summary, to see what a choice does to it. */
export const Preview = () => (
  <div className={`${layout.card} ${styles.summary}`}>
    <p>
      <small>This is an example. It changes with each choice.</small>
    </p>
    <h3>Your exam summary</h3>
    <p>
      You’re a little more nearsighted than last year. New lenses will fix it.
    </p>
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
