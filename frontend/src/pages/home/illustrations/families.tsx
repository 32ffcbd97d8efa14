import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, clay, glass, line, pine } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts/disc';

/** Two parents and the child between them. */
export function Families({ className, label }: SvgProps) {
  return (
    <Canvas size={[64, 64]} label={label} className={className}>
      <Disc size={64} fill={glass} />
      <g stroke={line} strokeWidth="2">
        <path d="M8 46q1 -12 13 -12t13 12v12a27 27 0 0 1 -26 -12z" fill={pine} />
        <path d="M30 46q1 -12 13 -12t13 12a27 27 0 0 1 -26 12z" fill={clay} />
        <circle cx="21" cy="24" r="8" fill="#8D5B3E" />
        <path d="M13 25c-2 -15 18 -15 16 0q-2 -4 -5 -5q-6 3 -11 5z" fill="#221B1A" />
        <path d="M34 36c-2 -26 20 -26 18 0l-4 -2h-10z" fill="#8A4B2A" />
        <circle cx="43" cy="25" r="7.5" fill="#EBC29C" />
        <path d="M35 25q6 -1 8 -6q2 5 8 6c0 -13 -16 -13 -16 0z" fill="#8A4B2A" />
        <path d="M20 56q0 -11 12 -11t12 11a27 27 0 0 1 -24 0z" fill={amber} />
        <circle cx="32" cy="39" r="7" fill="#BF8055" />
        <path d="M25 39c-1 -11 15 -11 14 0q-4 -1 -6 -4q-4 3 -8 4z" fill="#2B1E1C" />
      </g>
    </Canvas>
  );
}
