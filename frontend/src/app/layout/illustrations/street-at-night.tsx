import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, cream } from '@/components/illustrations/palette';

interface BuildingProps {
  /** The left edge. */
  x: number;
}

interface LitBuildingProps extends BuildingProps {
  /** Which of its windows are lit. */
  lit: readonly number[];
}

/** How far down the sidewalk is. The paths of the buildings end there. */
const ground = 198;

interface WindowsProps {
  at: readonly (readonly [x: number, y: number])[];
  lit: readonly number[];
}

function Windows({ at, lit }: WindowsProps) {
  const draw = (shown: WindowsProps['at']) =>
    shown.map(([x, y]) => `M${x} ${y}h16v22h-16z`).join('');
  return (
    <>
      <path d={draw(at.filter((_, index) => !lit.includes(index)))} />
      <path
        d={draw(at.filter((_, index) => lit.includes(index)))}
        fill={amber}
        fillOpacity="0.85"
      />
    </>
  );
}

/** A house of 150 units. */
function House({ x, lit }: LitBuildingProps) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M14 198V112L75 62l61 50v86M4 120L75 62l71 58M104 86V58h14v40" />
      <path d="M62 198v-42h26v42" />
      <Windows
        at={[
          [30, 124],
          [67, 106],
          [104, 124],
          [30, 162],
          [104, 162],
        ]}
        lit={lit}
      />
    </g>
  );
}

/** A shop of 170 units with rooms above it. */
function Shop({ x, lit }: LitBuildingProps) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M8 198V58h154v140M2 58h166M2 50h166v8H2z" />
      <path d="M8 126h154l8 16H0zM46 126l-4 16M85 126v16M124 126l4 16" />
      <path d="M22 154h78v32H22zM116 198v-44h30v44" />
      <Windows
        at={[
          [28, 78],
          [62, 78],
          [96, 78],
          [126, 78],
        ]}
        lit={lit}
      />
    </g>
  );
}

/** A library of 220 units with columns. */
function Library({ x }: BuildingProps) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M10 198v-12h200v12M22 186V104M198 186V104M4 104h212v-10H4zM10 94L110 44l100 50" />
      <path d="M52 104v82M62 104v82M158 104v82M168 104v82M94 186v-52a16 16 0 0 1 32 0v52" />
      <path d="M32 124h10v40h-10zM178 124h10v40h-10z" fill={amber} fillOpacity="0.85" />
      <circle cx="110" cy="74" r="10" />
    </g>
  );
}

/** A school of 230 units with a bell. */
function School({ x, lit }: LitBuildingProps) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M6 198V104h218v94M0 104h80l35 -26 35 26h80M100 89V52h30v37M94 52l21 -20 21 20zM115 32V16" />
      <path d="M108 66a7 7 0 0 1 14 0v8h-14zM98 198v-40h34v40M115 158v40" />
      <Windows
        at={[
          [22, 122],
          [52, 122],
          [162, 122],
          [192, 122],
          [22, 160],
          [52, 160],
          [162, 160],
          [192, 160],
        ]}
        lit={lit}
      />
    </g>
  );
}

/** The practice: a pair of glasses above a lit window. 190 units wide. */
function Practice({ x }: BuildingProps) {
  return (
    <g transform={`translate(${x})`}>
      <path d="M8 198V64h174v134M2 64h186v-10H2z" />
      <g stroke={amber} strokeOpacity="1" strokeWidth="5">
        <circle cx="68" cy="94" r="18" />
        <circle cx="122" cy="94" r="18" />
        <path d="M86 92q9 -8 18 0M50 90l-12 -6M140 90l12 -6" />
      </g>
      <path d="M8 126h174l8 14H0zM52 126l-4 14M95 126v14M138 126l4 14" />
      <path d="M22 150h96v36H22z" fill={amber} fillOpacity="0.85" />
      <path d="M132 198v-48h34v48" fill={amber} fillOpacity="0.3" />
      <path d="M36 186v-10h14v10M62 186v-16h14v16M90 186v-10h14v10" />
    </g>
  );
}

interface TreeProps {
  /** The trunk. */
  x: number;
  /** The radius of the crown. */
  size?: number;
}

function Tree({ x, size = 26 }: TreeProps) {
  const crown = ground - size * 2.2;
  return (
    <path
      d={`M${x} ${ground}v${-size * 1.2}m${-size} ${-size}a${size} ${size} 0 0 1 ${2 * size} 0a${size} ${size} 0 0 1 ${-2 * size} 0M${x} ${crown + size * 0.6}l${size * 0.4} ${-size * 0.4}`}
    />
  );
}

function Lamp({ x }: BuildingProps) {
  return (
    <>
      <path d={`M${x} ${ground}v-84M${x - 6} ${ground}h12`} />
      <circle cx={x} cy={ground - 92} r="8" fill={amber} fillOpacity="0.85" />
    </>
  );
}

/** The street after dark, with the practice's lights still on. Drawn for any dark background. */
export function StreetAtNight(props: SvgProps) {
  return (
    <Canvas size={[2400, 200]} {...props}>
      <g stroke={cream} strokeOpacity="0.45" strokeWidth="3">
        <path d={`M0 ${ground}h2400`} />
        <House x={20} lit={[1, 4]} />
        <Tree x={205} />
        <Shop x={255} lit={[0, 3]} />
        <Library x={450} />
        <Lamp x={705} />
        <House x={735} lit={[0, 2, 3]} />
        <Tree x={925} size={30} />
        <Shop x={975} lit={[1]} />
        <Lamp x={1165} />
        <Practice x={1185} />
        <Tree x={1415} size={28} />
        <House x={1460} lit={[1, 3]} />
        <Shop x={1640} lit={[2, 3]} />
        <Lamp x={1835} />
        <School x={1860} lit={[0, 6]} />
        <Tree x={2130} />
        <House x={2175} lit={[2, 4]} />
        <Tree x={2360} size={22} />
      </g>
    </Canvas>
  );
}
