import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '@/seo/match-route';
import type { UrgentLevelId } from 'shared/urgent-advice';

/** How urgent the sign is that the page is about. Undefined on all other pages. */
export const useUrgency = (): UrgentLevelId | undefined =>
  matchRoute(useLocation().pathname).urgency;

interface ByDestinationProps {
  office: ReactNode;
  emergencyRoom: ReactNode;
}

/**
 * What leads to the office, or, where the page sends people there, to the emergency room: at any hour, or unless the office
 * is open.
 */
export function ByDestination({ office, emergencyRoom }: ByDestinationProps) {
  const urgency = useUrgency();
  if (urgency === 'call-911' || urgency === 'emergency-room') return emergencyRoom;
  if (urgency !== 'call-us') return office;
  return (
    <>
      <div data-office="open" hidden>
        {office}
      </div>
      <div data-office="closed unknown">{emergencyRoom}</div>
    </>
  );
}
