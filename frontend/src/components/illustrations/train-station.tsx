import { Canvas, type SvgProps } from './canvas';
import { amber, clay, cream, glass, ink, line, pine, stone } from './palette';
import { Blurred } from './parts/blurred';
import { Coach } from './parts/coach';
import { Person } from './parts/person';
import { SkyRings } from './parts/sky-rings';
import { Tree } from './parts/tree';

/** The platform: a commuter train coming in, the canopy with its clock, people waiting. */
export function TrainStation({ className, label }: SvgProps) {
  return (
    <Canvas size={[640, 300]} label={label} className={className}>
      <SkyRings x={320} y={222} r={170} />
      <Blurred>
        <path d="M26 134h40v90H26zM586 128h36v96h-36z" fill={clay} />
        <path d="M20 122h52v14H20zM580 116h42v14h-42z" fill={pine} />
      </Blurred>
      <path d="M130 132V78H96v12M350 132V78h-34v12M64 90h330" stroke={ink} strokeWidth="2.5" />
      <g stroke={line} strokeWidth="2.5">
        <CabCar />
        <Coach x={44} y={216} />
        <Platform />
        <Person x={76} y={244} coat={clay} skin="#F0C9A6" hair="#3A2A22" />
        <Person x={452} y={244} coat={glass} skin="#6B4230" hair="#1F1A1A" />
        <Person x={474} y={244} scale={0.7} coat={amber} skin="#6B4230" hair="#1F1A1A" />
        <Person x={556} y={244} coat={clay} skin="#D9A57C" hair="#C9C3B8" />
        <Tree x={596} y={240} size={24} />
      </g>
    </Canvas>
  );
}

function CabCar() {
  return (
    <>
      <path d="M244 216V144q0 -12 12 -12h108q22 0 34 30l16 44q2 10 -8 10z" fill={cream} />
      <path d="M244 166h156l3 8H244zM244 196h167l3 8H244z" fill={pine} strokeWidth="2" />
      <path
        d="M290 140h22v16h-22zM318 140h22v16h-22zM290 178h22v14h-22zM318 178h22v14h-22zM356 140h8q16 0 24 20l3 6h-35z"
        fill={pine}
        strokeWidth="2"
      />
      <path d="M258 150h18v60h-18z" fill={cream} />
      <path d="M263 156h8v18h-8z" fill={pine} strokeWidth="2" />
      <circle cx="402" cy="186" r="5" fill={amber} strokeWidth="2" />
    </>
  );
}

function Platform() {
  return (
    <>
      <path d="M24 216h592v8H24z" fill={amber} />
      <path d="M24 224h592v24H24z" fill={cream} />
      <path d="M24 248h592q-30 34 -296 34T24 248z" fill={stone} />
      <path d="M90 258h40M200 266h50M330 262h40M460 260h44" strokeWidth="2" />
      <path d="M434 118h8v118h-8zM534 118h8v118h-8z" fill={pine} />
      <path d="M404 122v-12l84 -14l84 14v12z" fill={clay} />
      <path d="M488 122v14" stroke={ink} />
      <circle cx="488" cy="154" r="18" fill={cream} />
      <path d="M488 143v11l7 5" />
      <path d="M500 224v14M522 224v14" stroke={pine} strokeWidth="5" />
      <path d="M494 204h34v6h-34zM494 218h34v7h-34z" fill={clay} strokeWidth="2" />
    </>
  );
}
