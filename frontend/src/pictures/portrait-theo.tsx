import { Face } from './parts/face';
import { PortraitLens } from './parts/portrait-lens';
import { amber, cream, glass } from './palette';
import { Picture, type PictureProps } from './picture';

const skin = '#8F5B38';
const hair = '#1F1918';

/** A man of thirty: short curls, a trimmed beard, an amber pullover. */
export function PortraitTheo({ className, label }: PictureProps) {
  return (
    <Picture size={[320, 320]} label={label} className={className}>
      <PortraitLens fill={glass}>
        <path d="M54 240q6 -22 80 -36h52q74 14 80 36a131 131 0 0 1 -212 0z" fill={amber} />
        <path d="M136 170v38q8 16 24 16t24 -16v-38z" fill={skin} />
        <path d="M130 202q30 38 60 0q8 4 10 12q-40 44 -80 0q2 -8 10 -12z" fill={cream} />
        <path d="M98 244q4 8 4 18M222 244q-4 8 -4 18" />
        <g transform="rotate(-2 160 200) translate(-19 -24) scale(1.12)">
          <path d="M119 130q-12 -4 -10 10t12 12zM201 130q12 -4 10 10t-12 12z" fill={skin} />
          <path d="M118 116c0 52 8 76 42 76s42 -24 42 -76q-4 -38 -42 -38t-42 38z" fill={skin} />
          <path
            d="M118 136q2 18 10 25q10 2 17 -1q15 -7 30 0q8 3 17 1q8 -7 10 -25q6 64 -42 64t-42 -64z"
            fill={hair}
            stroke="none"
          />
          <Face turn={2} brow={hair} laughing />
          <path
            d="M117 128q-6 -24 4 -38q2 -14 16 -14q8 -10 22 -6q14 -6 24 6q14 2 16 16q10 14 4 36q-4 -20 -12 -26q-32 8 -62 0q-8 6 -12 26z"
            fill={hair}
          />
        </g>
      </PortraitLens>
    </Picture>
  );
}
