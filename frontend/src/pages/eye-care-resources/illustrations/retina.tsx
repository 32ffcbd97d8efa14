import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { cream, line, pine } from '@/components/illustrations/palette';
import { Blurred, Disc } from '@/components/illustrations/parts';

/** An Amsler grid seen with macular degeneration: the lines bend around the center. */
export function Retina({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <path d="M20 20h56v56H20z" fill={cream} stroke={line} strokeWidth="2.5" />
      <path
        d="M20 31C34 31 40 27 48 29S62 32 76 31M20 42C36 42 36 34 46 38S58 46 76 42M20 54C34 54 38 64 48 59S60 52 76 54M20 65C36 65 42 69 50 66S62 65 76 65M31 20C31 34 28 42 30 50S31 62 31 76M42 20C42 34 33 38 37 46S46 60 42 76M54 20C54 36 64 40 60 48S51 62 54 76M65 20C65 34 68 44 66 50S65 62 65 76"
        stroke={pine}
        strokeWidth="2"
      />
      <Blurred by={4}>
        <circle cx="48" cy="48" r="13" fill={line} />
      </Blurred>
    </Canvas>
  );
}
