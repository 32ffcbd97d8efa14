import { Canvas, type SvgProps } from '../canvas';
import { clay, cream, glass, line, pine } from '../palette';
import { Disc } from '../parts';

/** Round glasses: each lens has a clear center with rings of dots around it. */
export function MyopiaGlasses({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <g stroke={line} strokeWidth="2.5">
        <path d="M10 46l5 -15q2 -4 6 -3M86 46l-5 -15q-2 -4 -6 -3" strokeWidth="8" />
        <path d="M10 46l5 -15q2 -4 6 -3M86 46l-5 -15q-2 -4 -6 -3" stroke={clay} strokeWidth="4" />
        <path d="M42 50q6 -7 12 0" strokeWidth="8" />
        <path d="M42 50q6 -7 12 0" stroke={clay} strokeWidth="4" />
        <circle cx="27" cy="54" r="18" fill={glass} />
        <circle cx="69" cy="54" r="18" fill={glass} />
        <circle cx="27" cy="54" r="18" stroke={clay} strokeWidth="4" />
        <circle cx="69" cy="54" r="18" stroke={clay} strokeWidth="4" />
      </g>
      <g stroke={pine} strokeWidth="2.4" strokeDasharray="0 4.1">
        <circle cx="27" cy="54" r="13" />
        <circle cx="69" cy="54" r="13" />
        <circle cx="27" cy="54" r="9.2" />
        <circle cx="69" cy="54" r="9.2" />
      </g>
      <circle cx="27" cy="54" r="5" fill={cream} />
      <circle cx="69" cy="54" r="5" fill={cream} />
    </Canvas>
  );
}
