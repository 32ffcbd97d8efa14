import { ProseBlocks } from '@/components/prose/prose';
import type { ProseSection } from '@/content/prose';
import styles from './legal.module.css';

/** A component with the sections of a legal text, with less space between them than on other pages. */
export const legalText = (sections: readonly ProseSection[]) =>
  function LegalText() {
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
  };
