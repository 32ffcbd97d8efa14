import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { t } from 'shared/t';
import styles from './tools.module.css';

function printSheet() {
  const { dataset } = document.documentElement;
  window.addEventListener('afterprint', () => delete dataset.print, {
    once: true,
  });
  dataset.print = 'sheet';
  window.print();
}

/** Prints the page's sheet alone. Styled in print.css. */
export const PrintButton = () => (
  <div data-scripted className={styles.print}>
    <Button variant="outline" type="button" onClick={printSheet}>
      {t('Print this')}
    </Button>
  </div>
);

/** A tool's whole result, with a button that prints it. */
export const PrintSheet = ({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) => (
  <div data-sheet className={styles.sheet}>
    <h3>{title}</h3>
    {children}
    <PrintButton />
  </div>
);
