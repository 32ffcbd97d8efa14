import { type ReactNode, useId } from 'react';
import { brand, brandSoft, glass, ink, mist, paper } from './palette';

interface DiscProps {
  /** The size of the illustration that the disc fills. */
  size: number;
  fill?: string;
}

/** The background of small illustrations: a lens with an open ring. */
export function Disc({ size, fill = mist }: DiscProps) {
  const middle = size / 2;
  return (
    <>
      <circle cx={middle} cy={middle} r={size * 0.42} fill={fill} />
      <circle
        cx={middle}
        cy={middle}
        r={middle - 1.5}
        stroke={brandSoft}
        strokeWidth="2"
        pathLength="100"
        strokeDasharray="70 30"
        strokeDashoffset="40"
      />
    </>
  );
}

interface BlurredProps {
  /** Blur in units. */
  by?: number;
  children: ReactNode;
}

/** A blurred copy, for the area outside of the lens. */
export function Blurred({ by = 5, children }: BlurredProps) {
  const id = useId();
  return (
    <>
      <filter id={id} x="-0.5" y="-0.5" width="2" height="2">
        <feGaussianBlur stdDeviation={by} />
      </filter>
      <g filter={`url(#${id})`} opacity="0.6">
        {children}
      </g>
    </>
  );
}

interface PersonProps {
  /** The position of the feet. */
  x: number;
  y: number;
  /** 1 is an adult of 62 units. */
  scale?: number;
  coat: string;
  skin: string;
  hair: string;
}

/** A person in the street. Inherits its stroke. */
export function Person({ x, y, scale = 1, coat, skin, hair }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-4 -20V-2h-3M5 -20l1 18h-3" stroke="#5B7278" strokeWidth="4.5" />
      <path d="M-9 -17c-1 -14 0 -27 9 -27s10 13 9 27z" fill={coat} />
      <path d="M3 -37q3 8 1 14" strokeWidth="2" />
      <circle cy="-52" r="7.5" fill={skin} />
      <path d="M-8 -50c-1 -14 17 -14 16 -2q-8 0 -10 -4q-2 4 -6 6z" fill={hair} stroke="none" />
    </g>
  );
}

interface TreeProps {
  /** The position of the trunk. */
  x: number;
  y: number;
  /** Radius of the crown. */
  size: number;
  fill?: string;
}

/** A street tree with a round crown. Inherits its stroke. */
export function Tree({ x, y, size, fill = glass }: TreeProps) {
  const crown = y - size * 2.3;
  return (
    <>
      <path d={`M${x - 3} ${y}V${crown}h6V${y}z`} fill="#7A5640" />
      <circle cx={x} cy={crown} r={size} fill={fill} />
      <path
        d={`M${x} ${crown + size * 1.2}V${crown - size * 0.3}M${x} ${crown + size * 0.45}l${size * 0.4} ${-size * 0.4}M${x} ${crown + size * 0.1}l${-size * 0.35} ${-size * 0.35}`}
      />
    </>
  );
}

/** A scene of 360 × 360: sharp through the lens, blurred around it. */
export function ThroughLens({ children }: { children: ReactNode }) {
  const id = useId();
  const [scene, blur, lens] = [`${id}s`, `${id}b`, `${id}g`];
  return (
    <>
      <defs>
        <filter id={blur}>
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <clipPath id={lens}>
          <circle cx="180" cy="170" r="118" />
        </clipPath>
        <g id={scene}>{children}</g>
      </defs>
      <circle cx="180" cy="170" r="158" stroke={brandSoft} strokeWidth="2" />
      <use href={`#${scene}`} filter={`url(#${blur})`} opacity="0.6" />
      <circle cx="180" cy="170" r="118" fill={mist} />
      <use href={`#${scene}`} clipPath={`url(#${lens})`} />
      <path d="M268 258l26 26" stroke={brand} strokeWidth="18" />
      <path d="M279 277l8 -8" stroke={paper} strokeWidth="2" />
      <circle cx="180" cy="170" r="121" stroke={brand} strokeWidth="8" />
      <circle
        cx="180"
        cy="170"
        r="136"
        stroke={ink}
        strokeWidth="7"
        strokeLinecap="butt"
        pathLength="360"
        strokeDasharray="0.8 9.2"
      />
    </>
  );
}
