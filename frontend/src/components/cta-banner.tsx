import layout from './layout.module.css';
import { BookingLink, CallLink } from './links';
import { DoorSign } from './opening-hours';
import { Relay } from './relay';
import { Section } from './section';

interface CtaBannerProps {
  heading: string;
  children: string;
  booking?: string;
}

/**
 * The call to action at the end of a page: book, or call during office hours.
 */
export const CtaBanner = ({ heading, children, booking }: CtaBannerProps) => (
  <Section title={heading} tone="band" illustration={<DoorSign />}>
    <p>{children}</p>
    <div className={layout.row}>
      <BookingLink>{booking}</BookingLink>
      {/* Phones have it in the bar at the bottom. */}
      <CallLink className={`${layout.prominent} ${layout.notOnPhones}`} />
    </div>
    <Relay />
  </Section>
);
