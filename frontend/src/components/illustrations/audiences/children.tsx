import { Canvas, type SvgProps } from '../canvas';
import { amber, glass, line, pine } from '../palette';
import { Disc } from '../parts';

/** A child in round glasses, pleased with them. */
export function Children({ className, label }: SvgProps) {
  return (
    <Canvas size={[64, 64]} label={label} className={className}>
      <Disc size={64} fill={glass} />
      <g stroke={line} strokeWidth="2">
        <path d="M15 53q2 -9 17 -9t17 9a27 27 0 0 1 -34 0z" fill={amber} />
        <path d="M18 27q-5 -1 -4 4t5 4zM46 27q5 -1 4 4t-5 4z" fill="#EBC29C" />
        <path d="M17 27q0 18 15 18t15 -18q-2 -13 -15 -13t-15 13z" fill="#EBC29C" />
        <path
          d="M16 28c-3 -20 20 -22 20 -22q-1 3 1 4c10 1 12 10 11 18q-4 -3 -5 -8q-14 2 -20 -3q-5 4 -7 11z"
          fill="#6B3F2A"
        />
        <path d="M25.5 31v0.5M38.5 31v0.5" strokeWidth="3.5" />
        <path
          d="M20 31a5.5 5.5 0 0 1 11 0a5.5 5.5 0 0 1 -11 0M33 31a5.5 5.5 0 0 1 11 0a5.5 5.5 0 0 1 -11 0M31 30q1 -1 2 0"
          stroke={pine}
        />
        <path d="M27 39q5 4 10 0" />
      </g>
    </Canvas>
  );
}
