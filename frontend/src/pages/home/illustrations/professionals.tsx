import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, cream, glass, line, pine, stone } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts/disc';

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
