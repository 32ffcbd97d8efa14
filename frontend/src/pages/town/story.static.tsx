import { linkAlone, ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import type { Town } from '@/content/practice';
import styles from './town.module.css';

/** The town’s own sections. */
export function Story({ town: { sections } }: { town: Town }) {
  return sections.map(({ title, blocks }) => (
    <Section key={title} title={title} tone="mist">
      <div className={styles.columns}>
        <ProseBlocks blocks={blocks.filter((block) => !linkAlone(block))} />
      </div>
      <ProseBlocks blocks={blocks.filter(linkAlone)} />
    </Section>
  ));
}
