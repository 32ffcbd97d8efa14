import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, clay, cream, glass, line } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts';

/** A child in glasses. */
export function Kids({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} fill={glass} />
      <g stroke={line} strokeWidth="2.5">
        <path d="M22 78q4 -14 26 -14t26 14a40 40 0 0 1 -52 0z" fill={clay} />
        <path d="M30 82l2 -12M66 82l-2 -12M48 88V70" stroke={cream} />
        <path d="M26 40q-7 -1 -6 6t7 6zM70 40q7 -1 6 6t-7 6z" fill="#8D5B3E" />
        <path d="M25 40q0 28 23 28t23 -28q-2 -20 -23 -20t-23 20z" fill="#8D5B3E" />
        <circle cx="27" cy="20" r="10" fill="#221B1A" />
        <circle cx="69" cy="20" r="10" fill="#221B1A" />
        <path d="M25 42c-2 -32 48 -32 46 0q-6 -4 -7 -12q-16 2 -32 0q-1 8 -7 12z" fill="#221B1A" />
        <path d="M38 46v1M58 46v1" strokeWidth="5" />
        <path
          d="M28 46a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 -19 0M49 46a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 -19 0M47 44q1 -1 2 0"
          stroke={amber}
          strokeWidth="3"
        />
        <path d="M40 59q8 5 16 0" />
      </g>
    </Canvas>
  );
}
