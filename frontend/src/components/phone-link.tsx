import type { ReactNode } from 'react';
import { practice } from '@/content/practice';

/** A tap-to-call link. By default, its text is the number. */
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
