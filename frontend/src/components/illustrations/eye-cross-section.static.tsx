import { Canvas, type SvgProps } from './canvas';
import { EyeShapes } from './eye-shapes';
import { ink, paper } from './palette';

/** The lines from the labels to the objects. */
const leaders =
  'M118 84q40 30 60 84M104 352q108 -14 132 -108M484 92q-50 6 -84 38M498 206h-64M524 332q-20 -24 -48 -26';

/** A cross section of the eye with labels. */
export const EyeCrossSection = ({ className, label }: SvgProps) => (
  <Canvas size={[640, 420]} label={label} className={className}>
    <EyeShapes />
    {/* Outlined to be visible on any color. */}
    <path d={leaders} stroke={paper} strokeWidth="7" />
    <path d={leaders} stroke={ink} strokeWidth="2.5" />
    <g fill={ink} fontSize="30" fontWeight="600">
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
