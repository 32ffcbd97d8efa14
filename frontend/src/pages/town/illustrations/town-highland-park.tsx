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
import { Person } from '@/components/illustrations/parts/person';
import { SkyRings } from '@/components/illustrations/parts/sky-rings';
import { Tree } from '@/components/illustrations/parts/tree';
import { Car } from './car-part';

/** Highland Park: the arched bridge over the Raritan and the small shops where it lands. */
export function TownHighlandPark({ className, label }: SvgProps) {
  return (
    <Canvas size={[640, 300]} label={label} className={className}>
      <SkyRings x={214} y={184} r={116} />
      <Blurred>
        <path d="M22 118h44v72H22zM596 120h26v70h-26z" fill={clay} />
        <path d="M66 140h30v50H66z" fill={stone} />
        <path d="M16 108h56v12H16z" fill={pine} />
      </Blurred>
      <g stroke={line} strokeWidth="2.5">
        <path d="M24 238h592q-30 56 -296 56T24 238z" fill={aqua} stroke="none" />
        <Shops />
        <path d="M420 184h188q-8 60 -110 80h-78zM32 184h40v80q-30 -8 -40 -24z" fill={stone} />
        <path
          d="M62 184H430v80h-14v-20a48 44 0 0 0 -96 0v20h-22v-20a48 44 0 0 0 -96 0v20h-22v-20a48 44 0 0 0 -96 0v20H62z"
          fill={cream}
        />
        <path d="M30 178h582v10H30z" fill={pine} />
        <path
          d="M40 178v-14h360v14M80 164v14M120 164v14M160 164v14M200 164v14M240 164v14M280 164v14M320 164v14M360 164v14"
          stroke={ink}
          strokeWidth="2"
        />
        <Car x={230} y={176} fill={amber} />
        <Tree x={592} y={180} size={18} />
        <Person x={400} y={180} scale={0.8} coat={clay} skin="#C98F66" hair="#3A2A22" />
      </g>
      <path
        d="M96 268h40M206 272h56M330 266h40M160 284h50M286 284h70M450 276h40"
        stroke={cream}
        strokeWidth="3"
      />
    </Canvas>
  );
}

function Shops() {
  return (
    <>
      <path d="M424 118h48v66h-48z" fill={clay} />
      <path d="M472 98h44v86h-44z" fill={cream} />
      <path d="M516 124h52v60h-52z" fill={glass} />
      <path d="M418 108h60v10h-60zM510 114h64v10h-64z" fill={cream} />
      <path d="M466 98l28 -20l28 20z" fill={pine} />
      <path d="M484 108h20v18h-20z" fill={amber} />
      <path d="M422 138h52l4 14h-60z" fill={pine} />
      <path d="M472 138h44l4 14h-52z" fill={amber} />
      <path d="M516 142h52l4 14h-60z" fill={clay} />
      <path d="M432 158h32v26h-32zM478 158h14v26h-14zM524 160h20v24h-20z" fill={cream} />
      <path d="M498 158h12v26h-12z" fill={pine} />
    </>
  );
}
