import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import {
  amber,
  brandSoft,
  clay,
  cream,
  font,
  glass,
  ink,
  line,
  mist,
  pine,
} from '@/components/illustrations/palette';
import { Blurred } from '@/components/illustrations/parts';

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

interface EyeSideProps {
  /** Center of the round eye; its radius is 92. */
  x: number;
  y: number;
  /** How much longer the eye has grown than a round one, in units. */
  growth: number;
}

/** An eye from the side. Light always focuses 92 units behind the center, however long the eye is. */
function EyeSide({ x, y, growth }: EyeSideProps) {
  const back = 82 + growth;
  return (
    <g transform={`translate(${x} ${y})`} stroke={line} strokeWidth="3">
      <path d="M-78 -50q-54 50 0 100q-10 -50 0 -100z" fill={glass} />
      <path
        d={`M-78 50q-10 -50 0 -100A92 92 0 0 1 0 -92A${92 + growth} 92 0 0 1 0 92A92 92 0 0 1 -78 50z`}
        fill={cream}
        stroke="none"
      />
      <path d={`M-78 -50A92 92 0 0 1 0 -92A${92 + growth} 92 0 0 1 0 92A92 92 0 0 1 -78 50`} />
      <path
        d={`M${back * 0.2} -80A${back} 82 0 0 1 ${back * 0.2} 80`}
        stroke={clay}
        strokeWidth="9"
      />
      <path d="M-80 -42l-2 22M-82 20l2 22" stroke={pine} strokeWidth="9" />
      <path d="M-66 -38q22 38 0 76q-22 -38 0 -76z" fill={glass} />
      <path
        d={`M-150 -22h50l34 6L82 0${growth ? `l${growth - 6} 7` : ''}M-150 22h50l34 -6L82 0${growth ? `l${growth - 6} -7` : ''}`}
        stroke={amber}
        strokeWidth="4"
      />
      <circle cx="82" r="7" fill={amber} />
    </g>
  );
}
