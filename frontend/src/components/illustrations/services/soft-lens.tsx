import { Canvas, type SvgProps } from '../canvas';
import { amber, cream, glass, line, pine } from '../palette';
import { Disc } from '../parts';

/** A soft lens under the sun: a new one each day. */
export function SoftLens({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <circle cx="68" cy="32" r="11" fill={amber} />
      <path d="M68 12v3M85 32h3M54 18l2 2M80 44l2 2M82 18l-2 2" stroke={amber} strokeWidth="3" />
      <g stroke={line} strokeWidth="2.5">
        <path d="M16 44h44v32q0 6 -6 6H22q-6 0 -6 -6z" fill={cream} />
        <path d="M16 44q22 6 44 0q4 -8 2 -16q-24 8 -46 -2q-4 8 0 18z" fill={pine} />
        <circle cx="38" cy="62" r="14" fill={glass} />
        <circle cx="38" cy="62" r="8" stroke={cream} />
      </g>
    </Canvas>
  );
}
