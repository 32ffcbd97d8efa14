import { cream, pine } from '../palette';

interface CoachProps {
  /** The left end, and the rail under it. */
  x: number;
  y: number;
}

/** A two-level commuter coach, 200 by 84 units above its rail. Takes the stroke from the group around. */
export function Coach({ x, y }: CoachProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V-72q0 -12 12 -12h176q12 0 12 12V0z" fill={cream} />
      <path d="M0 -50h200v8H0zM0 -20h200v8H0z" fill={pine} strokeWidth="2" />
      <path
        d="M46 -76h22v16H46zM74 -76h22v16H74zM102 -76h22v16h-22zM130 -76h22v16h-22zM46 -38h22v14H46zM74 -38h22v14H74zM102 -38h22v14h-22zM130 -38h22v14h-22z"
        fill={pine}
        strokeWidth="2"
      />
      <path d="M14 -66h18V-6H14zM168 -66h18v60h-18z" fill={cream} />
      <path d="M19 -58h8v18h-8zM173 -58h8v18h-8z" fill={pine} strokeWidth="2" />
    </g>
  );
}
