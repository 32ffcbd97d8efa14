import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { t } from 'shared/t';
import styles from './tools.module.css';

/**
 * A tool's whole result, with a button that prints it alone. Styled in
 * print.css.
 */
export function PrintSheet({
  title,
  large = false,
  children,
}: {
  title: string;
  /** In 18 point instead of on one sheet. */
  large?: boolean;
  children: ReactNode;
}) {
  function print() {
    const { dataset } = document.documentElement;
    window.addEventListener('afterprint', () => delete dataset.print, {
      once: true,
    });
    dataset.print = 'sheet';
    window.print();
  }

  return (
    <div data-sheet={large ? 'large' : ''} className={styles.sheet}>
      <h3>{title}</h3>
      {children}
      <Button variant="outline" type="button" onClick={print}>
        {large ? t('Print it in large type') : t('Print this')}
      </Button>
    </div>
  );
}
