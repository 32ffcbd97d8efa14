import { clay, cream, line } from '../palette';

interface FaceProps {
  /** How far the person looks to the right, in units. */
  turn: number;
  brow: string;
  lashes?: boolean;
  /** A smile that shows teeth. */
  laughing?: boolean;
}

/** Eyes, brows, nose, mouth and cheeks of a head centred on 160 130. */
export function Face({ turn, brow, lashes = false, laughing = false }: FaceProps) {
  const nose = turn < 0 ? 'M158 136q-3 10 -6 16q2 5 10 3' : 'M162 136q3 10 6 16q-2 5 -10 3';
  return (
    <g transform={`translate(${turn} 0)`}>
      <path d="M132 153h4M184 153h4" stroke={clay} strokeWidth="13" opacity="0.35" />
      <g fill={line} stroke="none">
        <ellipse cx="142" cy="135" rx="4" ry="5" />
        <ellipse cx="178" cy="135" rx="4" ry="5" />
      </g>
      {lashes && <path d="M132 132q6 -6 15 -2M188 132q-6 -6 -15 -2" />}
      <path d="M132 119q8 -6 17 -2M188 119q-8 -6 -17 -2" stroke={brow} strokeWidth="4" />
      <path d={nose} />
      {laughing ? (
        <path d="M143 165q17 5 34 0q-3 14 -17 14t-17 -14z" fill={cream} />
      ) : (
        <path d="M145 167q15 10 30 0" />
      )}
    </g>
  );
}
