import { Section } from '@/components/section';

/** What works on every website, and when JavaScript is off. */
export function Instead() {
  return (
    <Section tone="sand" title="Your browser can do it too">
      <p>
        The choices above need JavaScript. Your browser’s own zoom works without it, on every
        website.
      </p>
      <ul>
        <li>
          On a computer, hold down Ctrl and press the plus key. On a Mac, hold down Command instead.
          To go back, press 0.
        </li>
        <li>On a phone, look for “Zoom” or “Text size” in the browser’s menu.</li>
      </ul>
      <p>We never see what you choose. It stays in this browser until you go back to normal.</p>
    </Section>
  );
}
