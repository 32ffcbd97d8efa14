import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { cream, glass, line } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts';

/** A contact lens on a fingertip. */
export function ContactLenses({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <g stroke={line} strokeWidth="2.5">
        <path d="M34 86V60a14 14 0 0 1 28 0v26a40 40 0 0 1 -28 0z" fill="#D9A273" />
        <path d="M34 74q5 4 10 1M62 76q-4 3 -8 1" strokeWidth="2" />
        <path d="M40 68v-6a8 8 0 0 1 16 0v6q-8 5 -16 0z" fill="#F2CDB2" strokeWidth="2" />
        <path d="M20 24q28 14 56 0q-2 24 -28 24t-28 -24z" fill={glass} />
        <path d="M20 24q28 -12 56 0q-28 12 -56 0z" fill={cream} />
        <path d="M30 36q4 4 9 5" stroke={cream} />
      </g>
    </Canvas>
  );
}
