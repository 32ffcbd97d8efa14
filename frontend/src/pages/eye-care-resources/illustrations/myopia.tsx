import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { cream, glass, ink, line, pine } from '@/components/illustrations/palette';
import { Blurred, Disc } from '@/components/illustrations/parts';

/** A sharp letter up close and the same letter blurred at a distance. */
export function Myopia({ className, label }: SvgProps) {
  return (
    <Canvas size={[96, 96]} label={label} className={className}>
      <Disc size={96} />
      <Blurred by={2.5}>
        <path d="M60 13H40v26h20M40 26h16" stroke={ink} strokeWidth="7" />
      </Blurred>
      <g stroke={line} strokeWidth="2.5">
        <path d="M48 86V54q-12 -8 -32 -4v30q20 -2 32 6z" fill={cream} />
        <path d="M48 86V54q12 -8 32 -4v30q-20 -2 -32 6z" fill={glass} />
        <path d="M38 60l-12 -2v14l12 2M26 65l9 1" stroke={pine} strokeWidth="4" />
        <path d="M56 62q7 -3 16 -3M56 72q7 -3 16 -3" strokeWidth="2" />
      </g>
    </Canvas>
  );
}
