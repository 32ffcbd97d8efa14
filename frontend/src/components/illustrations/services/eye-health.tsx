import { Canvas, type SvgProps } from '../canvas';
import { amber, cream, glass, ink, line, pine } from '../palette';
import { Disc } from '../parts';

/** An open eye of concentric rings. */
export function EyeHealth({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <path d="M48 12v8M28 17l4 8M68 17l-4 8" stroke={ink} strokeWidth="2.5" />
      <g stroke={line} strokeWidth="2.5">
        <path d="M10 50q38 -44 76 0q-38 40 -76 0z" fill={cream} />
        <circle cx="48" cy="49" r="18" fill={glass} />
        <circle cx="48" cy="49" r="12.5" stroke={pine} strokeWidth="2" />
        <circle cx="48" cy="49" r="8" fill={line} stroke="none" />
        <circle cx="52" cy="45" r="3" fill={amber} stroke="none" />
      </g>
    </Canvas>
  );
}
