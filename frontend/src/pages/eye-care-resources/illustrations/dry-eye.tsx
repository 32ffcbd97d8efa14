import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { clay, cream, glass, ink, line } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts';

/** A tired eye and a missing tear. */
export function DryEye({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <path d="M22 26l4 6M38 18l2 7M58 18l-2 7M74 26l-4 6" stroke={ink} strokeWidth="2.5" />
      <g stroke={line} strokeWidth="2.5">
        <path d="M10 46q38 -28 76 0q-38 32 -76 0z" fill={cream} />
        <circle cx="48" cy="45" r="14" fill={glass} />
        <circle cx="48" cy="45" r="6.5" fill={line} stroke="none" />
        <path
          d="M18 46l8 -2l4 3M26 44l2 -4M78 46l-8 -2l-4 3M70 44l-2 -4M24 51l7 2M72 51l-7 2"
          stroke={clay}
          strokeWidth="2"
        />
        <path d="M48 66q8 9 8 14a8 8 0 0 1 -16 0q0 -5 8 -14z" stroke={ink} strokeDasharray="3 5" />
      </g>
    </Canvas>
  );
}
