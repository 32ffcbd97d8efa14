import { Canvas, type SvgProps } from './canvas';
import { amber, clay, cream, font, glass, ink, line, paper, pine, stone } from './palette';

interface LeaderProps {
  /** Path data from the label to the object. */
  d: string;
}

/** The line from a label to an object, outlined to be visible on any color. */
function Leader({ d }: LeaderProps) {
  return (
    <>
      <path d={d} stroke={paper} strokeWidth="7" />
      <path d={d} stroke={ink} strokeWidth="2.5" />
    </>
  );
}

/** A cross section of the eye with labels. */
export default function EyeCrossSection({ className, label }: SvgProps) {
  return (
    <Canvas size={[640, 420]} label={label} className={className}>
      <path d="M14 184h150M14 214h150M14 244h150" stroke={amber} strokeWidth="4" />
      <g stroke={line} strokeWidth="3">
        <path d="M414 250l76 44q-6 22 -18 34l-84 -46z" fill={pine} />
        <path d="M430 270l46 26M422 280l44 25" stroke={cream} strokeWidth="2" />
        <path d="M208 144q-76 70 0 140l13 -6q-14 -64 0 -128z" fill={glass} />
        <path d="M221 150a114 114 0 1 1 0 128q-14 -64 0 -128z" fill={cream} stroke="none" />
        <path d="M260 119a110 110 0 1 1 0 190" stroke={clay} strokeWidth="9" />
        <path d="M208 144a128 128 0 1 1 0 140l13 -6a114 114 0 1 0 0 -128z" fill={stone} />
        <path d="M212 160l-2 32M210 236l2 32" stroke={pine} strokeWidth="11" />
        <path d="M234 164q32 50 0 100q-24 -50 0 -100z" fill={glass} />
      </g>
      <path
        d="M164 184l72 9l186 21M164 214h254M164 244l72 -9l186 -21"
        stroke={amber}
        strokeWidth="4"
      />
      <circle cx="424" cy="214" r="9" fill={amber} stroke={line} strokeWidth="3" />
      <Leader d="M118 84q40 30 60 84" />
      <Leader d="M104 352q108 -14 132 -108" />
      <Leader d="M484 92q-50 6 -84 38" />
      <Leader d="M498 206h-64" />
      <Leader d="M524 332q-20 -24 -48 -26" />
      <g fill={ink} fontFamily={font} fontSize="30" fontWeight="600">
        <text x="26" y="76">
          Cornea
        </text>
        <text x="26" y="362">
          Lens
        </text>
        <text x="494" y="100">
          Retina
        </text>
        <text x="508" y="214">
          Macula
        </text>
        <text x="630" y="366" textAnchor="end">
          Optic nerve
        </text>
      </g>
    </Canvas>
  );
}
