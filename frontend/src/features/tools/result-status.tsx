import styles from './tools.module.css';

/**
 * A tool's result in a sentence, whose first number is large. Always
 * rendered: assistive technology only announces changes to existing elements.
 */
export function ResultStatus({
  sentence = '',
}: {
  sentence: string | undefined;
}) {
  const [number = ''] = /^\d+/.exec(sentence) ?? [];
  return (
    <p role="status">
      {number && <strong className={styles.number}>{number}</strong>}
      {sentence.slice(number.length)}
    </p>
  );
}
