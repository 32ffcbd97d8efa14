import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, clay, cream, glass, line, pine, stone } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts';

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

/** An adult in glasses. */
export function Individuals({ className, label }: SvgProps) {
  return (
    <Canvas size={[64, 64]} label={label} className={className}>
      <Disc size={64} fill={glass} />
      <g stroke={line} strokeWidth="2">
        <path d="M12 51q2 -14 20 -14t20 14a27 27 0 0 1 -40 0z" fill={clay} />
        <path d="M27 32v8q5 4 10 0v-8z" fill="#C98F66" />
        <path d="M22 22q0 14 10 14t10 -14q0 -10 -10 -10t-10 10z" fill="#C98F66" />
        <path d="M21 25c-3 -18 25 -18 22 0q-2 -5 -5 -7q-8 2 -12 0q-3 2 -5 7z" fill="#3A2820" />
        <circle cx="27.5" cy="25" r="3.5" />
        <circle cx="36.5" cy="25" r="3.5" />
        <path d="M31 25h2M29 31q3 2 6 0" />
      </g>
    </Canvas>
  );
}

/** Someone at a laptop. */
export function Professionals({ className, label }: SvgProps) {
  return (
    <Canvas size={[64, 64]} label={label} className={className}>
      <Disc size={64} fill={glass} />
      <g stroke={line} strokeWidth="2">
        <path d="M11 50q2 -15 21 -15t21 15a27 27 0 0 1 -42 0z" fill={pine} />
        <path d="M27 30v7l5 7l5 -7v-7z" fill="#8D5B3E" />
        <path d="M23 36l9 10l9 -10" stroke={cream} strokeWidth="3" />
        <circle cx="32" cy="22" r="9.5" fill="#8D5B3E" />
        <path d="M22 25c-5 -20 25 -20 20 0q-2 -6 -5 -8q-8 4 -12 1q-2 3 -3 7z" fill="#1F1918" />
        <path d="M18 42h28l3 15H15z" fill={stone} />
        <circle cx="32" cy="49" r="3" fill={amber} />
        <path d="M12 58h40" strokeWidth="3" />
      </g>
    </Canvas>
  );
}
