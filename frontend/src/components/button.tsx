import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'booking' | 'outline' | 'solid';

/** The class name for buttons and links that look like buttons. */
export const buttonClass = (variant: ButtonVariant): string =>
  `${styles.button} ${styles[variant]}`;

export function Button({
  variant = 'solid',
  ...attributes
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button className={buttonClass(variant)} {...attributes} />;
}
