import { useLocation } from 'react-router-dom';
import { matchRoute } from '@/seo/match-route';
import { AppointmentCard, ClosingFaces, Sign } from './closing.static';
import layout from './layout.module.css';
import { BookingLink, CallLink } from './links';
import { Relay } from './relay';
import { Section } from './section';

interface CtaBannerProps {
  heading: string;
  children: string;
  booking?: string;
}

/** Pages about people and what they do. */
const withFaces = [
  'services',
  'eye-care-resources',
  'reviews',
  'myopia-treatment',
];

/** Pages that prepare for a visit. */
const withCard = [
  'new-patients',
  'for-kids',
  'myopia-management',
  'myopia-visit',
  'myopia-doctor',
];

/** Not the same on every page: by what the page is about. */
function Picture() {
  const { id } = matchRoute(useLocation().pathname);
  if (withFaces.includes(id)) return <ClosingFaces />;
  return withCard.includes(id) ? <AppointmentCard /> : <Sign />;
}

/**
 * The call to action at the end of a page: book, or call during office hours.
 */
export const CtaBanner = ({ heading, children, booking }: CtaBannerProps) => (
  <Section title={heading} tone="band" illustration={<Picture />}>
    <p>{children}</p>
    <div className={layout.row}>
      <BookingLink>{booking}</BookingLink>
      {/* Phones have it in the bar at the bottom. */}
      <CallLink className={`${layout.prominent} ${layout.notOnPhones}`} />
    </div>
    <Relay />
  </Section>
);
