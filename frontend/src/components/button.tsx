import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'booking' | 'outline' | 'solid';

/** The class of a thing that looks like a button, for links too. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}

export function Button({
  look = 'solid',
  ...attributes
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }) {
  return <button className={buttonClass(look)} {...attributes} />;
}
