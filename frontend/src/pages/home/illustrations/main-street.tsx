import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import {
  amber,
  aqua,
  clay,
  cream,
  glass,
  line,
  pine,
  stone,
} from '@/components/illustrations/palette';
import { Blurred } from '@/components/illustrations/parts/blurred';
import { Person } from '@/components/illustrations/parts/person';
import { SkyRings } from '@/components/illustrations/parts/sky-rings';
import { Tree } from '@/components/illustrations/parts/tree';

/** A block of Main Street: low shops, a small cinema, awnings, street trees, people out walking. */
export function MainStreet({ className, label }: SvgProps) {
  return (
    <Canvas size={[640, 300]} label={label} className={className}>
      <SkyRings x={320} y={252} r={196} />
      <Blurred>
        <path d="M18 132h52v120H18zM560 150h54v102h-54z" fill={clay} />
        <path d="M70 108h56v144H70zM514 128h46v124h-46z" fill={stone} />
        <path d="M66 196h60v22H66zM510 190h54v22h-54zM66 100h60v12H66z" fill={pine} />
        <path d="M84 128h14v30H84zM574 166h14v26h-14z" fill={amber} />
      </Blurred>
      <g stroke={line} strokeWidth="2.5">
        <Facades />
        <Ground />
        <Tree x={198} y={256} size={27} />
        <Tree x={452} y={256} size={30} />
        <Person x={252} y={264} coat={pine} skin="#E8B98F" hair="#8A4B2A" />
        <Person x={276} y={264} scale={0.7} coat={amber} skin="#E8B98F" hair="#8A4B2A" />
        <Person x={392} y={264} coat={clay} skin="#7A4B33" hair="#D9D4CB" />
        <path d="M402 236q18 2 30 14" strokeWidth="2" />
        <path
          d="M416 264l1 -10q-5 -2 -6 -8q5 4 10 3h11l4 -6l3 3h5v4l-6 3q0 4 -2 6v5h-4v-6h-9v6z"
          fill={amber}
          strokeWidth="2"
        />
      </g>
    </Canvas>
  );
}

function Facades() {
  return (
    <>
      <path d="M126 128h82v124h-82zM432 118h82v134h-82z" fill={clay} />
      <path d="M208 92h68v160h-68z" fill={cream} />
      <path d="M276 134h92v118h-92z" fill={glass} />
      <path d="M368 104h64v148h-64z" fill={stone} />
      <path d="M202 92l40 -26l40 26z" fill={pine} />
      <path d="M364 104l8 -24h56l8 24z" fill={pine} />
      <path d="M120 116h94v12h-94zM426 106h94v12h-94zM270 122h104v12H270z" fill={cream} />
      <path
        d="M140 178v-20a8 8 0 0 1 16 0v20zM178 178v-20a8 8 0 0 1 16 0v20zM448 166v-20a8 8 0 0 1 16 0v20zM482 166v-20a8 8 0 0 1 16 0v20z"
        fill={cream}
      />
      <path
        d="M220 108h16v28h-16zM248 108h16v28h-16zM380 122h16v28h-16zM404 122h16v28h-16z"
        fill={amber}
      />
      <path d="M220 152h16v26h-16zM248 152h16v26h-16z" fill={glass} />
      <circle cx="242" cy="82" r="5" fill={amber} />
      <path
        d="M138 212h34v40h-34zM444 206h34v36h-34zM378 206h32v38h-32zM218 208h26v38h-26z"
        fill={cream}
      />
      <path
        d="M180 208h18v44h-18zM486 202h18v50h-18zM414 200h14v52h-14zM250 204h18v48h-18z"
        fill={pine}
      />
      <path d="M128 188h78l6 22h-90z" fill={cream} />
      <path d="M147 188h20v22h-22zM186 188h20l6 22h-24z" fill={amber} />
      <path d="M434 182h78l6 22h-90zM210 184h64l6 20h-76z" fill={pine} />
      <path d="M370 178h60l6 22h-72z" fill={clay} />
      <path d="M296 214h52v38h-52z" fill={pine} />
      <path d="M322 214v38M310 234h4M330 234h4" stroke={cream} strokeWidth="2" />
      <path d="M282 186h80l-8 26h-64z" fill={cream} />
      <path d="M282 186h80l-2 7h-76z" fill={amber} />
      <path d="M298 202h14M318 202h28" />
      <path d="M312 92h20v94h-20z" fill={clay} />
      <path d="M312 92l10 -12l10 12z" fill={amber} />
      <path d="M322 104v70" stroke={cream} strokeWidth="5" strokeDasharray="0 11.6" />
    </>
  );
}

function Ground() {
  return (
    <>
      <path d="M64 252h512v12H64z" fill={cream} />
      <path d="M40 264h560q-30 30 -280 30T40 264z" fill={aqua} stroke="none" />
      <path d="M40 264h560" />
      <path
        d="M130 278h36M214 278h36M298 278h36M382 278h36M466 278h36"
        stroke={cream}
        strokeWidth="4"
      />
    </>
  );
}
