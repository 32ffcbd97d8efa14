import { line } from '../palette';

interface GlassesProps {
  /** The same turn as the face behind them. */
  turn: number;
  stroke?: string;
  /** Corner radius of the lenses: 18 makes them round. */
  corner?: number;
}

/** Spectacles for a head centred on 160 130. */
export function Glasses({ turn, stroke = line, corner = 18 }: GlassesProps) {
  return (
    <g transform={`translate(${turn} 0)`} stroke={stroke} strokeWidth="3.5">
      <rect x="122" y="119" width="35" height="33" rx={corner} />
      <rect x="163" y="119" width="35" height="33" rx={corner} />
      <path d="M157 132q3 -3 6 0" />
    </g>
  );
}
