import type { ReactNode } from 'react';
import { aqua, ink, line, teal } from '../palette';

interface PortraitLensProps {
  fill: string;
  /** The bust, in a circle of 127 around 160 160; its lower edge hides under the rim. */
  children: ReactNode;
}

/** The trial lens a portrait sits in, for a 320 square. */
export function PortraitLens({ fill, children }: PortraitLensProps) {
  return (
    <>
      <circle cx="160" cy="160" r="156" stroke={aqua} strokeWidth="2" />
      <circle
        cx="160"
        cy="160"
        r="146"
        stroke={ink}
        strokeWidth="7"
        strokeLinecap="butt"
        pathLength="360"
        strokeDasharray="0.8 14.2"
        strokeDashoffset="0.4"
      />
      <circle cx="160" cy="160" r="131" fill={fill} />
      <g stroke={line} strokeWidth="2.5">
        {children}
      </g>
      <circle cx="160" cy="160" r="132" stroke={teal} strokeWidth="9" />
    </>
  );
}
