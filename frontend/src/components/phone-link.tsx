import type { ReactNode } from 'react';
import { practice } from '@/content/practice';

/** Tap to call. Shows the number itself unless other words are given. */
export function PhoneLink({
  className,
  children = practice.phone.display,
}: {
  className?: string;
  children?: ReactNode;
}) {
  return (
    <a className={className} href={practice.phone.href}>
      {children}
    </a>
  );
}
