import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'booking' | 'outline' | 'solid';

/** The class of a thing that looks like a button, for links too. */
export function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}

export function Button({
  variant = 'solid',
  ...attributes
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button className={buttonClass(variant)} {...attributes} />;
}
