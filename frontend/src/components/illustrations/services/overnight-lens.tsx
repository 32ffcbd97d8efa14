import { Canvas, type SvgProps } from '../canvas';
import { amber, cream, glass, line, pine } from '../palette';
import { Disc } from '../parts';

/** A firm lens under the moon: worn asleep, taken out in the morning. */
export function OvernightLens({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} fill={pine} />
      <path d="M64 15a15 15 0 1 0 15 21a13 13 0 0 1 -15 -21z" fill={amber} />
      <path d="M24 30v6M21 33h6M40 17v4M38 19h4M78 52v4M76 54h4" stroke={cream} strokeWidth="2" />
      <g stroke={line} strokeWidth="2.5">
        <circle cx="44" cy="60" r="23" fill={glass} />
        <circle cx="44" cy="60" r="16" fill={cream} />
        <circle cx="44" cy="60" r="9" fill={glass} />
        <path d="M29 52q3 -6 8 -9" stroke={cream} />
      </g>
    </Canvas>
  );
}
