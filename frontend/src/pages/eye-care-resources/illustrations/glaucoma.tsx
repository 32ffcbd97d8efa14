import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, clay, cream, glass, line, pine } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts';

/** Glaucoma's early vision loss: a sharp center and dark sides. */
export function Glaucoma({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} fill={line} />
      <circle cx="48" cy="48" r="33" fill={pine} />
      <circle cx="48" cy="48" r="26" fill={glass} opacity="0.5" />
      <circle cx="48" cy="48" r="20" fill={cream} />
      <g stroke={line} strokeWidth="2.5">
        <path d="M34 60h28" />
        <path d="M39 46h16v14H39z" fill={clay} />
        <path d="M35 46l12 -10l12 10z" fill={pine} />
        <path d="M44 60v-8h6v8" fill={cream} strokeWidth="2" />
        <circle cx="58" cy="38" r="3" fill={amber} stroke="none" />
      </g>
    </Canvas>
  );
}
