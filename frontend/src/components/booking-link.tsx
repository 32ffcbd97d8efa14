import { practice } from '@/content/practice';
import { buttonClass } from './button';
import { VisuallyHidden } from './visually-hidden';

/** Leads out to the scheduling service; a plain link, so that it works before and without scripts. */
export function BookingLink({ children = 'Book an Appointment' }: { children?: string }) {
  return (
    <a className={buttonClass('booking')} href={practice.bookingUrl} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens our scheduling page in a new tab)</VisuallyHidden>
    </a>
  );
}
