import { useId } from 'react';
import { details } from 'practice/details';
import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import {
  amber,
  aqua,
  brand,
  brandSoft,
  clay,
  cream,
  glass,
  ink,
  line,
  mist,
  paper,
  pine,
  stone,
} from '@/components/illustrations/palette';
import { Person, Tree } from '@/components/illustrations/parts';

/** A street of shops, with a train if the practice has one nearby: sharp through the lens, blurred around it. */
export function HeroLens({ className, label }: SvgProps) {
  const id = useId();
  const [street, blur, lens] = [`${id}s`, `${id}b`, `${id}g`];
  return (
    <Canvas size={[560, 520]} label={label} className={className}>
      <defs>
        <filter id={blur}>
          <feGaussianBlur stdDeviation="6" />
        </filter>
        <clipPath id={lens}>
          <circle cx="308" cy="256" r="172" />
        </clipPath>
        <g id={street} stroke={line} strokeWidth="2.5">
          <Sky />
          {details.transit && <Train />}
          <Street />
          <Shops />
          <Tree x={398} y={372} size={32} />
          <path d="M312 356l12 6" />
          <Person x={304} y={384} coat={amber} skin="#8D5B3E" hair="#2B2322" />
          <Person x={330} y={384} scale={0.72} coat={glass} skin="#8D5B3E" hair="#2B2322" />
        </g>
      </defs>
      <g stroke={brandSoft}>
        <circle cx="308" cy="256" r="212" strokeWidth="3" />
        <circle cx="308" cy="256" r="236" strokeWidth="2" />
      </g>
      <use href={`#${street}`} filter={`url(#${blur})`} opacity="0.6" />
      <circle cx="308" cy="256" r="172" fill={mist} />
      <use href={`#${street}`} clipPath={`url(#${lens})`} />
      <path d="M430 378l29 29" stroke={brand} strokeWidth="24" />
      <path d="M445 403l10 -10" stroke={paper} strokeWidth="2.5" />
      <circle cx="308" cy="256" r="176" stroke={brand} strokeWidth="10" />
      <circle
        cx="308"
        cy="256"
        r="194"
        stroke={ink}
        strokeWidth="9"
        strokeLinecap="butt"
        pathLength="360"
        strokeDasharray="0.7 9.3"
        strokeDashoffset="0.35"
      />
    </Canvas>
  );
}

function Sky() {
  return (
    <>
      <circle cx="404" cy="148" r="24" fill={amber} stroke="none" />
      <path
        d="M214 128a14 14 0 0 1 24 -10a20 20 0 0 1 38 4a11 11 0 0 1 2 22h-56a9 9 0 0 1 -8 -16z"
        fill={cream}
        stroke="none"
      />
    </>
  );
}

function Train() {
  return (
    <>
      <path d="M362 180v-48h-34v12M492 226v-94h-30v12M120 144h406" stroke={ink} />
      <path d="M14 358c6 -70 14 -122 40 -122h450c24 0 34 60 44 122z" fill={stone} />
      <path d="M44 180h374c24 0 34 22 39 44H44z" fill={cream} />
      <path d="M44 212h410l3 12H44z" fill={pine} />
      <path
        d="M238 190h24v16h-24zM270 190h24v16h-24zM302 190h24v16h-24zM350 190h24v16h-24zM382 190h20v16h-20zM416 190c12 0 20 8 26 16h-26zM60 190h24v16H60zM92 190h24v16H92zM124 190h24v16h-24z"
        fill={pine}
        strokeWidth="2"
      />
      <path d="M338 180v44" />
      <path d="M36 226h492v14H36z" fill={pine} />
      <path d="M424 358v-66a36 36 0 0 1 72 0v66z" fill={mist} />
      <path d="M366 258h22M402 262h18M364 340h14" strokeWidth="2" />
    </>
  );
}

function Street() {
  return (
    <>
      <path d="M14 358h536v18H14z" fill={cream} />
      <path d="M14 376h536q-26 104 -268 104T14 376z" fill={aqua} />
      <path
        d="M176 396h26l-8 30h-32zM226 396h26l-4 30h-30zM276 396h26v30h-28zM326 396h26l4 30h-30zM376 396h26l8 30h-32z"
        fill={cream}
        stroke="none"
      />
    </>
  );
}

function Shops() {
  return (
    <>
      <path d="M26 220h66v138H26zM262 228h92v130h-92zM496 240h48v118h-48z" fill={clay} />
      <path d="M22 208h74v12H22zM92 186h64v172H92zM164 172h98v186h-98z" fill={cream} />
      <path d="M258 216h100v12H258zM490 228h60v12h-60z" fill={cream} />
      <path d="M86 186h74l-8 -14H94zM158 172h110l-10 -16h-90zM96 266h56l6 24H90z" fill={pine} />
      <path d="M276 238h64v18h-64zM238 286h16v72h-16zM328 286h18v72h-18z" fill={pine} />
      <path d="M290 247h36" stroke={cream} />
      <path
        d="M176 188h20v34h-20zM230 188h20v34h-20zM104 204h14v30h-14zM130 204h14v30h-14z"
        fill={amber}
      />
      <path
        d="M176 294h52v54h-52zM274 294h44v54h-44zM40 290h40v50H40zM40 236h14v30H40zM506 256h12v26h-12zM524 256h12v26h-12z"
        fill={glass}
      />
      <path d="M168 262h92l6 26h-104z" fill={cream} />
      <path d="M191 262h23v26h-26zM237 262h23l6 26h-26z" fill={amber} />
      <path d="M266 268h84l8 24h-100z" fill={glass} />
      <circle cx="213" cy="232" r="19" fill={pine} />
      <circle cx="213" cy="232" r="11" stroke={cream} />
      <circle cx="213" cy="232" r="4" fill={amber} stroke="none" />
      <path d="M182 306h38M182 328h38" strokeWidth="2" />
      <path
        d="M186 308h13v4a6.5 6.5 0 0 1 -13 0zM203 308h13v4a6.5 6.5 0 0 1 -13 0zM186 330h13v4a6.5 6.5 0 0 1 -13 0zM203 330h13v4a6.5 6.5 0 0 1 -13 0z"
        fill={cream}
        strokeWidth="2"
      />
    </>
  );
}
