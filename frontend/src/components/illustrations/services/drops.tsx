import { Canvas, type SvgProps } from '../canvas';
import { clay, cream, glass, line, pine } from '../palette';
import { Disc } from '../parts';

/** A bottle of eye drops, tipped, and one drop. */
export function Drops({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <g stroke={line} strokeWidth="2.5">
        <g transform="rotate(40 48 40)">
          <path d="M34 8h28q4 0 4 4v28q0 6 -6 6H36q-6 0 -6 -6V12q0 -4 4 -4z" fill={cream} />
          <path d="M30 18h36v16H30z" fill={pine} />
          <circle cx="48" cy="26" r="4.5" stroke={cream} strokeWidth="2" />
          <path d="M40 46h16v6H40z" fill={clay} />
          <path d="M43 52h10l-3 10h-4z" fill={cream} />
        </g>
        <path d="M32 66q8 9 8 14a8 8 0 0 1 -16 0q0 -5 8 -14z" fill={glass} />
        <path d="M29 80q0 3 3 4" stroke={cream} strokeWidth="2" />
      </g>
    </Canvas>
  );
}
