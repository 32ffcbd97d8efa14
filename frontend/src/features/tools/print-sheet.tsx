import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { t } from 'shared/t';
import styles from './tools.module.css';

/** Prints the part of the page with `data-sheet` alone. */
export function printSheet(): void {
  const { dataset } = document.documentElement;
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  dataset.print = 'sheet';
  print();
}

export const PrintButton = ({ large = false }) => (
  <div data-scripted className={styles.print}>
    <Button variant="outline" type="button" onClick={printSheet}>
      {large ? t('Print it in large type') : t('Print this')}
    </Button>
  </div>
);

/**
 * A tool's whole result, with a button that prints it alone. Styled in
 * print.css.
 */
export function PrintSheet({
  title,
  large = false,
  button = true,
  children,
}: {
  title: string;
  /** In 18 point instead of on one sheet. */
  large?: boolean;
  /** Without it, a `PrintButton` is elsewhere. */
  button?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-sheet={large ? 'large' : ''} className={styles.sheet}>
      <h3>{title}</h3>
      {children}
      {button && <PrintButton large={large} />}
    </div>
  );
}
