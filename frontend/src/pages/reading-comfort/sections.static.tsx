import { Card } from '@/components/card-grid';
import { DescriptionList } from '@/components/lists';
import { Section } from '@/components/section';

/** A short exam summary, to see what a choice does to it. */
export const Preview = () => (
  <Card title="Your exam summary">
    <p>This is an example. It changes with each choice you make.</p>
    <DescriptionList
      items={[
        [
          'Distance',
          'You’re a little more nearsighted than last year. New lenses will fix it.',
        ],
        ['Eye pressure', '15 in both eyes. That’s normal.'],
        ['Next step', 'Here’s your prescription for new lenses.'],
        ['Next visit', 'In 12 months.'],
      ]}
    />
  </Card>
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
