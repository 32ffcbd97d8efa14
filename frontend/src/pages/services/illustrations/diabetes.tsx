import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, clay, cream, line } from '@/components/illustrations/palette';
import { Disc } from '@/components/illustrations/parts';

/** The back of an eye, with its blood vessels and the optic nerve. */
export function Diabetes({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <circle cx="48" cy="48" r="33" fill={cream} stroke={line} strokeWidth="2.5" />
      <path
        d="M62 46C60 33 49 26 33 29M62 50C60 63 49 70 33 67M56 34C51 34 46 36 42 40M56 62C51 62 46 60 42 56M46 29C43 31 40 32.5 36 33M46 67C43 65 40 63.5 36 63M64 43C65 38 67 35 69 32M64 53C65 58 67 61 69 64"
        stroke={clay}
        strokeWidth="2.5"
      />
      <circle cx="63" cy="48" r="7.5" fill={amber} stroke={line} strokeWidth="2" />
      <circle cx="35" cy="48" r="4.5" fill={clay} opacity="0.45" />
    </Canvas>
  );
}
