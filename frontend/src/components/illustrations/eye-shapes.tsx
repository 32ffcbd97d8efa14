import { amber, clay, cream, glass, line, pine, stone } from './palette';

/** Path data of the parts that have an outline of their own. */
export const eyeOutlines = {
  cornea: 'M208 144q-76 70 0 140l13 -6q-14 -64 0 -128z',
  lens: 'M234 164q32 50 0 100q-24 -50 0 -100z',
  retina: 'M260 119a110 110 0 1 1 0 190',
  nerve: 'M414 250l76 44q-6 22 -18 34l-84 -46z',
} as const;

/**
 * A cross section of the eye, in 640 × 420 user units, with light that meets on
 * the retina.
 */
export const EyeShapes = () => (
  <>
    <path
      d="M14 184h150M14 214h150M14 244h150"
      stroke={amber}
      strokeWidth="4"
    />
    <g stroke={line} strokeWidth="3">
      <path d={eyeOutlines.nerve} fill={pine} />
      <path d="M430 270l46 26M422 280l44 25" stroke={cream} strokeWidth="2" />
      <path d={eyeOutlines.cornea} fill={glass} />
      <path
        d="M221 150a114 114 0 1 1 0 128q-14 -64 0 -128z"
        fill={cream}
        stroke="none"
      />
      <path d={eyeOutlines.retina} stroke={clay} strokeWidth="9" />
      <path
        d="M208 144a128 128 0 1 1 0 140l13 -6a114 114 0 1 0 0 -128z"
        fill={stone}
      />
      <path d="M212 160l-2 32M210 236l2 32" stroke={pine} strokeWidth="11" />
      <path d={eyeOutlines.lens} fill={glass} />
    </g>
    <path
      d="M164 184l72 9l186 21M164 214h254M164 244l72 -9l186 -21"
      stroke={amber}
      strokeWidth="4"
    />
    <circle
      cx="424"
      cy="214"
      r="9"
      fill={amber}
      stroke={line}
      strokeWidth="3"
    />
  </>
);
