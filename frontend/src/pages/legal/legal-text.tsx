import { ProseBlocks } from '@/components/prose/prose';
import type { ProseSection } from '@/content/prose';
import styles from './legal.module.css';

/** The sections of a legal text, with less space between them than on other pages. */
export function LegalText({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className={styles.text}>
      {sections.map(({ title, blocks }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          <ProseBlocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}
