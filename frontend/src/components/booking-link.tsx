import type { ReactNode } from 'react';
import { practice } from '@/content/practice';
import { buttonClass } from './button';
import { VisuallyHidden } from './visually-hidden';

/** A plain link to the scheduling service, which works without scripts. */
export function BookingLink({ children = 'Book an Appointment' }: { children?: ReactNode }) {
  return (
    <a className={buttonClass('booking')} href={practice.bookingUrl} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens our scheduling page in a new tab)</VisuallyHidden>
    </a>
  );
}
