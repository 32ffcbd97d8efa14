import { Canvas, type SvgProps } from '../illustrations/canvas';
import { accent, brand } from '../illustrations/palette';

/** The practice's logo: lens rings with a gap, like the Landolt rings of an eye chart, for the track. */
export const BrandMark = ({ className, label }: SvgProps) => (
  <Canvas size={[48, 48]} label={label} className={className}>
    <path
      d="M43.4 30.7A20.5 20.5 0 1 1 43.4 17.3M35.1 30.7A13 13 0 1 1 35.1 17.3"
      stroke={brand}
      strokeWidth="4.5"
    />
    <circle cx="24" cy="24" r="5" fill={accent} />
  </Canvas>
);
