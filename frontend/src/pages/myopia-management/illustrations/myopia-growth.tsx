import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { brandSoft, clay, font, ink, line, mist } from '@/components/illustrations/palette';
import { Blurred } from '@/components/illustrations/parts/blurred';
import { EyeSide } from './eye-side-part';

/** An eye of normal length next to one that has grown too long, and what each sees. */
export function MyopiaGrowth({ className, label }: SvgProps) {
  return (
    <Canvas size={[680, 430]} label={label} className={className}>
      <EyeSide x={166} y={160} growth={0} />
      <EyeSide x={500} y={160} growth={46} />
      <path d="M500 68a92 92 0 0 1 0 184" stroke={line} strokeWidth="2.5" strokeDasharray="2 8" />
      <path d="M594 276h46M594 268v16M640 268v16" stroke={clay} strokeWidth="4" />
      <g fill={mist} stroke={brandSoft} strokeWidth="3">
        <circle cx="62" cy="362" r="44" />
        <circle cx="392" cy="362" r="44" />
      </g>
      <g stroke={ink} strokeWidth="9">
        <path d="M76 342H52v40h24M52 362h20" />
        <Blurred by={4}>
          <path d="M406 342h-24v40h24M382 362h20" />
        </Blurred>
      </g>
      <g fill={ink} fontFamily={font} fontSize="28">
        <text x="76" y="36" fontWeight="700">
          Clear sight
        </text>
        <text x="410" y="36" fontWeight="700">
          Nearsighted
        </text>
        <text x="580" y="286" textAnchor="end">
          grown too long
        </text>
        <text x="122" y="354">
          Light meets
        </text>
        <text x="122" y="388">
          on the retina
        </text>
        <text x="452" y="354">
          Light meets
        </text>
        <text x="452" y="388">
          in front of it
        </text>
      </g>
    </Canvas>
  );
}
