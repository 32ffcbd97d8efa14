import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { clay, glass, line } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts/disc';

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
