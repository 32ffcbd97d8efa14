import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { accent, brandSoft } from '@/components/illustrations/palette';

/** Concentric lens rings in a section's corner. */
export const LensRings = ({ className, label }: SvgProps) => (
  <Canvas size={[400, 400]} label={label} className={className}>
    <g stroke={brandSoft}>
      <circle cx="200" cy="200" r="70" strokeWidth="10" />
      <circle cx="200" cy="200" r="104" strokeWidth="4" />
      <circle cx="200" cy="200" r="138" strokeWidth="3" />
      <circle cx="200" cy="200" r="196" strokeWidth="2" />
      <circle
        cx="200"
        cy="200"
        r="168"
        strokeWidth="14"
        strokeLinecap="butt"
        pathLength="360"
        strokeDasharray="0.8 9.2"
        strokeDashoffset="0.4"
      />
    </g>
    <path d="M96 200a104 104 0 0 1 104 -104" stroke={accent} strokeWidth="6" />
  </Canvas>
);
