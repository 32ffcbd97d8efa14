import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '@/seo/match-route';
import type { UrgentLevelId } from 'shared/urgent-advice';

/** How urgent this page's topic is. Undefined on most pages. */
export const useUrgency = (): UrgentLevelId | undefined =>
  matchRoute(useLocation().pathname).urgency;

interface ByDestinationProps {
  /** Leads to the office. */
  office: ReactNode;
  /** Leads to the emergency room. */
  emergencyRoom: ReactNode;
}

/**
 * Shows the one that this page sends people to. On some pages, that depends on
 * whether the office is open.
 */
export function ByDestination({ office, emergencyRoom }: ByDestinationProps) {
  const urgency = useUrgency();
  if (urgency === 'call-911' || urgency === 'emergency-room')
    return emergencyRoom;
  if (!urgency) return office;
  return (
    <>
      <div data-office="open" hidden>
        {office}
      </div>
      <div data-office="closed unknown">{emergencyRoom}</div>
    </>
  );
}
