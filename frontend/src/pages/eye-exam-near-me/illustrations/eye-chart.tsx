import { useId } from 'react';
import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import {
  amber,
  brand,
  brandSoft,
  cream,
  line,
  mist,
  paper,
  pine,
} from '@/components/illustrations/palette';

/** Each row of the chart: the height of its letters, the top edge, and how each is turned. */
const rows = [
  { size: 60, top: 52, turns: [0] },
  { size: 42, top: 130, turns: [90, 180] },
  { size: 30, top: 188, turns: [270, 0, 90] },
  { size: 20, top: 234, turns: [180, 270, 0, 180] },
  { size: 14, top: 266, turns: [0, 90, 180, 270, 0] },
] as const;

/** A tumbling E chart: sharp through the lens, blurred around it. */
export function EyeChart({ className, label }: SvgProps) {
  const id = useId();
  const [chart, blur, lens] = [`${id}c`, `${id}b`, `${id}l`];
  return (
    <Canvas size={[420, 360]} label={label} className={className}>
      <defs>
        <filter id={blur}>
          <feGaussianBlur stdDeviation="4" />
        </filter>
        <clipPath id={lens}>
          <circle cx="196" cy="206" r="92" />
        </clipPath>
        <g id={chart} stroke={line} strokeWidth="2.5">
          <path d="M72 28h248v292H72z" fill={cream} />
          <path d="M72 28h248v12H72z" fill={pine} />
          <path d="M176 16h40v24h-40z" fill={amber} />
          <g fill={line} stroke="none">
            {rows.map(({ size, top, turns }) =>
              turns.map((turn, place) => (
                <TurnedE
                  key={`${top} ${place}`}
                  size={size}
                  turn={turn}
                  x={196 + (place - (turns.length - 1) / 2) * size * 1.5}
                  y={top + size / 2}
                />
              )),
            )}
          </g>
        </g>
      </defs>
      <g stroke={brandSoft}>
        <circle cx="196" cy="206" r="126" strokeWidth="3" />
        <circle cx="196" cy="206" r="148" strokeWidth="2" />
      </g>
      <use href={`#${chart}`} filter={`url(#${blur})`} opacity="0.6" />
      <circle cx="196" cy="206" r="92" fill={mist} />
      <use href={`#${chart}`} clipPath={`url(#${lens})`} />
      <path d="M264 274l42 42" stroke={brand} strokeWidth="20" />
      <path d="M278 298l10 -10" stroke={paper} strokeWidth="2.5" />
      <circle cx="196" cy="206" r="95" stroke={brand} strokeWidth="8" />
    </Canvas>
  );
}

/** The letter around its center, five strokes wide and high, turned by a multiple of 90 degrees. */
function TurnedE({ size, turn, x, y }: { size: number; turn: number; x: number; y: number }) {
  return (
    <path
      d="M-2.5 -2.5h5v1h-4v1h4v1h-4v1h4v1h-5z"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 5})`}
    />
  );
}
