import { Face } from './parts/face';
import { Glasses } from './parts/glasses';
import { PortraitLens } from './parts/portrait-lens';
import { WhiteCoat } from './parts/white-coat';
import { amber, clay, pine } from './palette';
import { Picture, type PictureProps } from './picture';

const skin = '#F2CDB2';
const hair = '#D9D7D0';
const pose = 'rotate(3 160 200) translate(-19 -24) scale(1.12)';

/** A woman in her sixties: silver bob, red glasses on a cord, white coat. */
export function PortraitRuth({ className, label }: PictureProps) {
  return (
    <Picture size={[320, 320]} label={label} className={className}>
      <PortraitLens fill={pine}>
        <path
          d="M98 194c8 -20 6 -42 6 -62c0 -90 112 -90 112 0c0 20 -2 42 6 62q-62 18 -124 0z"
          fill={hair}
          transform={pose}
        />
        <WhiteCoat shirt={clay} skin={skin} />
        <g transform={pose}>
          <path d="M118 126q-2 66 42 66t42 -66q-2 -44 -42 -44t-42 44z" fill={skin} />
          <Face turn={-2} brow="#9C978D" lashes />
          <path d="M136 164q-3 4 -1 8M180 164q3 4 1 8" strokeWidth="2" />
          <Glasses turn={-2} stroke={clay} corner={15} />
          <path
            d="M114 166q0 -34 10 -50q12 -8 20 -30q14 26 48 26q16 18 14 54l9 -10v-24c0 -86 -110 -86 -110 0v28z"
            fill={hair}
            stroke="none"
          />
          <path d="M114 170q0 -38 10 -54q12 -8 20 -30q14 26 48 26q16 18 14 58" />
          <path d="M162 78q22 4 32 20M124 96q4 -8 10 -12" strokeWidth="2" />
          <path d="M120 142q-18 44 10 74M196 142q20 44 -8 74" stroke={amber} strokeWidth="2" />
        </g>
      </PortraitLens>
    </Picture>
  );
}
