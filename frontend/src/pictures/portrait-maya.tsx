import { Face } from './parts/face';
import { PortraitLens } from './parts/portrait-lens';
import { WhiteCoat } from './parts/white-coat';
import { amber, cream, pine } from './palette';
import { Picture, type PictureProps } from './picture';

const skin = '#BF8055';
const hair = '#2B1E1C';

/** A woman in her thirties: long dark hair, white coat. */
export function PortraitMaya({ className, label }: PictureProps) {
  return (
    <Picture size={[320, 320]} label={label} className={className}>
      <PortraitLens fill={amber}>
        <path
          d="M106 130c-10 -100 120 -104 110 -4c-3 42 14 62 20 112q-74 30 -144 0c4 -44 18 -66 14 -108z"
          fill={hair}
        />
        <WhiteCoat shirt={pine} skin={skin} />
        <g transform="rotate(-3 160 200) translate(-19 -24) scale(1.12)">
          <path d="M118 126q-2 64 42 64t42 -64q-2 -46 -42 -46t-42 46z" fill={skin} />
          <Face turn={3} brow={hair} lashes laughing />
          <path
            d="M116 150c-12 -60 18 -84 46 -82c30 2 52 26 42 82q-2 -32 -22 -54q-20 16 -46 18q-16 10 -20 36z"
            fill={hair}
          />
          <path d="M176 84q-16 14 -38 18" stroke={cream} strokeWidth="2" opacity="0.5" />
          <circle cx="118" cy="162" r="4" fill={cream} strokeWidth="2" />
          <circle cx="203" cy="162" r="4" fill={cream} strokeWidth="2" />
        </g>
        <path
          d="M106 158c2 36 -22 56 -12 92q4 12 14 18c18 -22 18 -42 12 -62c-2 -10 0 -20 -2 -30z"
          fill={hair}
        />
        <path d="M108 200q-8 22 -2 44" stroke={cream} strokeWidth="2" opacity="0.5" />
      </PortraitLens>
    </Picture>
  );
}
