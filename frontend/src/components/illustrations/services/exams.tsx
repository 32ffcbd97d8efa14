import { Canvas, type SvgProps } from '../canvas';
import { amber, cream, glass, ink, line, pine, stone } from '../palette';
import { Disc } from '../parts';

/** A phoropter from the patient's side. */
export function Exams({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <path d="M48 8v16" stroke={ink} strokeWidth="4" />
      <g stroke={line} strokeWidth="2.5">
        <path d="M26 22h44v8H26z" fill={stone} />
        <path d="M32 28h4v8h-4zM60 28h4v8h-4z" fill={stone} />
        <path d="M14 48h-6v14h6M82 48h6v14h-6" fill={amber} />
        <path
          d="M48 48q-3 -14 -18 -14q-17 0 -17 19q0 25 19 25q12 0 13 -12q3 -3 6 0q1 12 13 12q19 0 19 -25q0 -19 -17 -19q-15 0 -18 14z"
          fill={pine}
        />
        <circle cx="30" cy="54" r="10" fill={glass} stroke={cream} strokeWidth="3" />
        <circle cx="66" cy="54" r="10" fill={glass} stroke={cream} strokeWidth="3" />
        <path d="M25 54q1 -5 5 -5M61 54q1 -5 5 -5M26 71h8M62 71h8" stroke={cream} />
        <path d="M44 40h8v10h-8z" fill={stone} />
      </g>
    </Canvas>
  );
}
