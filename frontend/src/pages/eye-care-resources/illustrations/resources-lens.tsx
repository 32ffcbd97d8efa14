import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, aqua, clay, cream, glass, line, pine } from '@/components/illustrations/palette';
import { ThroughLens, Tree } from '@/components/illustrations/parts';

/** A large eye and a sunny day outdoors, seen through a lens. */
export function ResourcesLens({ className, label }: SvgProps) {
  return (
    <Canvas size={[360, 340]} label={label} className={className}>
      <ThroughLens>
        <circle cx="258" cy="62" r="26" fill={amber} />
        <g stroke={line} strokeWidth="2.5">
          <path d="M10 300q90 -74 170 -30t170 -20v50z" fill={aqua} />
          <Tree x={70} y={282} size={36} />
          <Tree x={304} y={276} size={26} fill={clay} />
          <g transform="translate(180 168)" strokeWidth="3">
            <path d="M-92 0q92 -104 184 0q-92 96 -184 0z" fill={cream} />
            <circle r="46" fill={glass} />
            <circle r="33" stroke={pine} strokeWidth="2.5" />
            <circle r="21" fill={line} stroke="none" />
            <circle cx="10" cy="-10" r="8" fill={amber} stroke="none" />
            <path d="M0 -84v-20M-50 -70l-10 -18M50 -70l10 -18" />
          </g>
        </g>
      </ThroughLens>
    </Canvas>
  );
}
