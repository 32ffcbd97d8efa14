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
import { Coach } from '@/components/illustrations/parts/coach';
import { SkyRings } from '@/components/illustrations/parts/sky-rings';
import { Tree } from '@/components/illustrations/parts/tree';

/** New Brunswick: the college tower, the station on its viaduct, rowers on the river. */
export function TownNewBrunswick({ className, label }: SvgProps) {
  return (
    <Canvas size={[640, 300]} label={label} className={className}>
      <SkyRings x={196} y={228} r={138} />
      <Blurred>
        <path d="M24 128h40v98H24z" fill={stone} />
        <path d="M568 112h48v60h-48z" fill={clay} />
        <path d="M16 116h56v12H16zM562 100h58v12h-58z" fill={pine} />
      </Blurred>
      <g stroke={line} strokeWidth="2.5">
        <College />
        <Viaduct />
        <Tree x={96} y={228} size={24} />
        <Tree x={300} y={228} size={24} fill={pine} />
        <path d="M24 228h592v10H24z" fill={stone} />
        <path d="M24 238h592q-30 54 -296 54T24 238z" fill={aqua} stroke="none" />
        <Rowers />
      </g>
      <path
        d="M80 252h44M150 262h30M476 254h56M440 274h40M200 282h60"
        stroke={cream}
        strokeWidth="3"
      />
    </Canvas>
  );
}

function College() {
  return (
    <>
      <path d="M122 164h148v64H122z" fill={stone} />
      <path d="M114 164l14 -22h136l14 22z" fill={pine} />
      <path d="M176 142v-38h40v38z" fill={cream} />
      <path d="M182 104V80h28v24z" fill={glass} />
      <path d="M178 80a18 22 0 0 1 36 0z" fill={amber} />
      <path d="M196 58V38" stroke={ink} />
      <path d="M196 80v24" />
      <circle cx="196" cy="122" r="9" fill={amber} strokeWidth="2" />
      <path d="M168 142l28 -16l28 16v22h-56z" fill={cream} />
      <path
        d="M136 176h14v20h-14zM240 176h14v20h-14zM164 176h14v20h-14zM214 176h14v20h-14z"
        fill={cream}
      />
      <path d="M188 228v-34a8 8 0 0 1 16 0v34z" fill={pine} />
    </>
  );
}

function Viaduct() {
  return (
    <>
      <path d="M430 142V78h-20v10M570 142V78h-20v10M346 88h270" stroke={ink} />
      <g transform="translate(322 160) scale(0.7)" strokeWidth="3.4">
        <Coach x={0} y={0} />
        <Coach x={200} y={0} />
      </g>
      <path
        d="M318 168h298v60h-12v-14a20 20 0 0 0 -40 0v14h-16v-14a20 20 0 0 0 -40 0v14h-16v-14a20 20 0 0 0 -40 0v14H318z"
        fill={cream}
      />
      <path d="M310 158h306v10H310z" fill={pine} />
      <path d="M338 186h92v42h-92z" fill={clay} />
      <path d="M330 186l54 -28l54 28z" fill={stone} />
      <circle cx="384" cy="174" r="6" fill={cream} strokeWidth="2" />
      <path d="M348 198h18v18h-18zM402 198h18v18h-18z" fill={amber} />
      <path d="M376 228v-28h16v28z" fill={pine} />
    </>
  );
}

function Rowers() {
  return (
    <>
      <path d="M250 266h172q-14 8 -40 8h-92q-26 0 -40 -8z" fill={clay} />
      <path d="M300 256l-26 26M340 256l-26 26M380 256l-26 26" />
      <path d="M296 266l4 -14h10l2 14zM336 266l4 -14h10l2 14zM376 266l4 -14h10l2 14z" fill={pine} />
      <circle cx="306" cy="246" r="5" fill="#E8B98F" />
      <circle cx="346" cy="246" r="5" fill="#7A4B33" />
      <circle cx="386" cy="246" r="5" fill="#D9A57C" />
    </>
  );
}
