import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { clay, cream, font, glass, line, stone } from '@/components/illustrations/palette';
import { ThroughLens } from '@/components/illustrations/parts';

const rows = [
  ['E', 112, 56],
  ['F P', 156, 36],
  ['T O Z', 190, 26],
] as const;

/** An eye chart and a pair of glasses, seen through a lens. */
export function ServicesLens({ className, label }: SvgProps) {
  return (
    <Canvas size={[360, 340]} label={label} className={className}>
      <ThroughLens>
        <g stroke={line} strokeWidth="2.5">
          <path d="M16 262h328v34H16z" fill={stone} />
          <path d="M92 40h176v222H92z" fill={cream} />
        </g>
        <g fill={line} fontFamily={font} fontWeight="700" textAnchor="middle">
          {rows.map(([letters, y, size]) => (
            <text key={letters} x="180" y={y} fontSize={size}>
              {letters}
            </text>
          ))}
        </g>
        <g transform="translate(84 150) scale(2)" stroke={line} strokeWidth="2">
          <path
            d="M10 42h32q6 -4 12 0h32v8q-2 22 -18 22q-15 0 -17 -20q-3 -3 -6 0q-2 20 -17 20q-16 0 -18 -22z"
            fill={clay}
          />
          <path d="M16 48h24q-1 18 -12 18t-12 -18zM56 48h24q-1 18 -12 18t-12 -18z" fill={glass} />
          <path d="M22 53l4 5M62 53l4 5M70 52l2 3" stroke={cream} />
        </g>
      </ThroughLens>
    </Canvas>
  );
}
