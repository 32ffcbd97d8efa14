import { Canvas, type SvgProps } from '../canvas';
import { clay, cream, glass, line } from '../palette';
import { Disc } from '../parts';

/** A pair of glasses. */
export function Eyewear({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <g stroke={line} strokeWidth="2.5">
        <path d="M12 46l6 -16q2 -4 6 -3M84 46l-6 -16q-2 -4 -6 -3" strokeWidth="8" />
        <path d="M12 46l6 -16q2 -4 6 -3M84 46l-6 -16q-2 -4 -6 -3" stroke={clay} strokeWidth="4" />
        <path
          d="M10 42h32q6 -4 12 0h32v8q-2 22 -18 22q-15 0 -17 -20q-3 -3 -6 0q-2 20 -17 20q-16 0 -18 -22z"
          fill={clay}
        />
        <path d="M16 48h24q-1 18 -12 18t-12 -18zM56 48h24q-1 18 -12 18t-12 -18z" fill={glass} />
        <path d="M22 53l4 5M62 53l4 5M70 52l2 3" stroke={cream} />
      </g>
    </Canvas>
  );
}
