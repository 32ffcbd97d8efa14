import { Face } from './parts/face';
import { Glasses } from './parts/glasses';
import { PortraitLens } from './parts/portrait-lens';
import { WhiteCoat } from './parts/white-coat';
import { clay, cream, glass, pine } from './palette';
import { Picture, type PictureProps } from './picture';

const skin = '#EBC29C';
const hair = '#22201F';

/** A man in his forties: short black hair, square glasses, white coat and tie. */
export function PortraitDaniel({ className, label }: PictureProps) {
  return (
    <Picture size={[320, 320]} label={label} className={className}>
      <PortraitLens fill={clay}>
        <WhiteCoat shirt={glass} skin={skin} />
        <path d="M153 228h14l-3 9l6 30l-10 13l-10 -13l6 -30z" fill={pine} />
        <path d="M140 206l20 24l-16 14l-14 -34zM180 206l-20 24l16 14l14 -34z" fill={glass} />
        <g transform="rotate(2 160 200) translate(-19 -24) scale(1.12)">
          <path d="M119 132q-12 -4 -10 10t12 12zM201 132q12 -4 10 10t-12 12z" fill={skin} />
          <path d="M118 120c0 48 8 72 42 72s42 -24 42 -72q-4 -40 -42 -40t-42 40z" fill={skin} />
          <Face turn={-3} brow={hair} />
          <Glasses turn={-3} corner={9} />
          <path
            d="M117 138c-12 -44 2 -66 26 -68c30 -8 66 2 60 68q-2 -22 -10 -36q-36 4 -56 -12q-12 12 -12 26z"
            fill={hair}
          />
          <path d="M140 80q18 -8 40 2" stroke={cream} strokeWidth="2" opacity="0.5" />
        </g>
      </PortraitLens>
    </Picture>
  );
}
