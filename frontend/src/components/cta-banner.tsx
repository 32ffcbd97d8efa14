import { useLocation } from 'react-router-dom';
import { matchRoute } from '@/seo/match-route';
import { ClosingPicture } from './closing.static';
import layout from './layout.module.css';
import { BookingLink, CallLink } from './links';
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
export function CtaBanner({ heading, children, booking }: CtaBannerProps) {
  const { id } = matchRoute(useLocation().pathname);
  const picture = <ClosingPicture page={id} />;
  return (
    <Section title={heading} tone="band" illustration={picture}>
      <p>{children}</p>
      <div className={layout.row}>
        <BookingLink>{booking}</BookingLink>
        {/* Phones have it in the bar at the bottom. */}
        <CallLink className={`${layout.prominent} ${layout.notOnPhones}`} />
      </div>
      <Relay />
    </Section>
  );
}
