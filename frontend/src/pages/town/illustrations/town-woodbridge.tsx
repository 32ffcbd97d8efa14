import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import {
  amber,
  aqua,
  clay,
  cream,
  glass,
  ink,
  line,
  pine,
  stone,
} from '@/components/illustrations/palette';
import { Blurred } from '@/components/illustrations/parts/blurred';
import { SkyRings } from '@/components/illustrations/parts/sky-rings';
import { Tree } from '@/components/illustrations/parts/tree';
import { Car } from './car-part';

/** Woodbridge: the clay-red town hall beside the place where the big roads cross. */
export function TownWoodbridge({ className, label }: SvgProps) {
  return (
    <Canvas size={[640, 300]} label={label} className={className}>
      <SkyRings x={238} y={236} r={158} />
      <Blurred>
        <path d="M20 150h40v84H20zM560 108h52v60h-52z" fill={clay} />
        <path d="M14 140h52v12H14zM554 96h64v14h-64z" fill={pine} />
      </Blurred>
      <g stroke={line} strokeWidth="2.5">
        <TownHall />
        <Tree x={98} y={240} size={26} />
        <Tree x={368} y={240} size={20} />
        <path d="M24 236h592v6H24z" fill={cream} />
        <path d="M24 242h592q-30 48 -296 48T24 242z" fill={aqua} stroke="none" />
        <path
          d="M70 266h34M138 266h34M206 266h34M274 266h34M342 266h34M410 266h34M478 266h34"
          stroke={cream}
          strokeWidth="4"
        />
        <Overpass />
        <Car x={330} y={262} fill={amber} />
        <Car x={520} y={160} fill={clay} />
      </g>
    </Canvas>
  );
}

function TownHall() {
  return (
    <>
      <path d="M136 152h204v84H136z" fill={clay} />
      <path d="M128 140h220v12H128z" fill={cream} />
      <path d="M222 112h32v28h-32z" fill={cream} />
      <path d="M226 112v-18h24v18z" fill={glass} />
      <path d="M220 94a18 22 0 0 1 36 0z" fill={pine} />
      <path d="M238 72v-18" stroke={ink} />
      <path d="M239 54h18l-4 5l4 5h-18z" fill={amber} strokeWidth="2" />
      <circle cx="238" cy="126" r="8" fill={amber} strokeWidth="2" />
      <path d="M186 152l52 -22l52 22z" fill={stone} />
      <path d="M190 152h96v10h-96z" fill={cream} />
      <path
        d="M196 162h10v66h-10zM220 162h10v66h-10zM246 162h10v66h-10zM270 162h10v66h-10z"
        fill={cream}
      />
      <path d="M230 236v-44h16v44z" fill={pine} />
      <path d="M184 228h108v8H184z" fill={stone} />
      <path
        d="M150 168h14v22h-14zM150 202h14v22h-14zM312 168h14v22h-14zM312 202h14v22h-14z"
        fill={cream}
      />
    </>
  );
}

function Overpass() {
  return (
    <>
      <path d="M402 242l8 -66h54l8 66zM552 176h16v78h-16z" fill={stone} />
      <path d="M394 160h222v16H394z" fill={pine} />
      <path d="M424 200h14M440 216h16M420 228h12" strokeWidth="2" />
      <path d="M408 168h20M444 168h20M480 168h20M516 168h20M552 168h20M588 168h20" stroke={cream} />
    </>
  );
}
