import { Face } from './parts/face';
import { Glasses } from './parts/glasses';
import { PortraitLens } from './parts/portrait-lens';
import { amber, cream, pine, stone } from './palette';
import { Picture, type PictureProps } from './picture';

const skin = '#D9A273';
const hair = '#6B3F2A';
const pose = 'rotate(4 160 200) translate(-19 -24) scale(1.12)';

/** A woman of fifty: wavy chestnut hair, round glasses, a scarf, no coat. */
export function PortraitLucia({ className, label }: PictureProps) {
  return (
    <Picture size={[320, 320]} label={label} className={className}>
      <PortraitLens fill={stone}>
        <path
          d="M106 112c-2 -46 32 -52 54 -52s58 8 56 54c12 10 11 26 4 34c11 12 5 32 -8 38q-52 22 -104 0c-13 -5 -19 -24 -8 -36c-9 -10 -8 -28 6 -38z"
          fill={hair}
          transform={pose}
        />
        <path d="M56 238q8 -18 78 -32h52q70 14 78 32a131 131 0 0 1 -208 0z" fill={pine} />
        <path d="M138 170v40q10 14 22 14t22 -14v-40z" fill={skin} />
        <g transform={pose}>
          <path d="M118 124q-4 68 42 68t42 -68q-2 -44 -42 -44t-42 44z" fill={skin} />
          <Face turn={-4} brow={hair} laughing />
          <Glasses turn={-4} stroke={pine} />
          <path
            d="M114 152q12 -14 8 -34q16 -8 20 -32q14 16 44 16q4 12 13 18q-1 20 8 32l6 -38c2 -44 -33 -53 -54 -53s-54 8 -52 52z"
            fill={hair}
            stroke="none"
          />
          <path d="M114 152q12 -14 8 -34q16 -8 20 -32q14 16 44 16q4 12 13 18q-1 20 8 32" />
          <path
            d="M154 70q22 -2 38 12M104 152q-4 10 4 18M216 152q4 10 -4 18"
            stroke={cream}
            strokeWidth="2"
            opacity="0.5"
          />
        </g>
        <path d="M178 232l26 -4q6 26 -4 44l-26 4q10 -20 4 -44z" fill={amber} />
        <path d="M118 204q42 30 84 0q10 12 4 26q-46 26 -92 0q-6 -14 4 -26z" fill={amber} />
        <path d="M130 222q30 14 58 2M190 246q2 10 -2 20" strokeWidth="2" />
      </PortraitLens>
    </Picture>
  );
}
