import { details } from 'practice/details';
import { Canvas } from '@/components/illustrations/canvas';
import * as palette from '@/components/illustrations/palette';
import { joinWithAnd } from '@/content/in-words';
import { present } from '@/content/present';

/** The track crosses the poster, and our station is under the lens. */
const OURS = { x: 192, y: 320 };
/** From one drawn station to the next. */
const STEP = { x: 62, y: -71 };
/** Where the stations before and after it are, in steps. */
const BEFORE = -2.45;
const AFTER = 2.75;
/** In em. */
const LETTER_WIDTH = 0.56;

/** As large as its line has room for. */
const fitted = (text: string, size: number, room: number) =>
  Math.min(size, room / (text.length * LETTER_WIDTH));

function Station({ name, steps }: { name: string; steps: number }) {
  const x = OURS.x + steps * STEP.x;
  const y = OURS.y + steps * STEP.y;
  const isBefore = steps < 0;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="11"
        fill={palette.paper}
        stroke={palette.ink}
        strokeWidth="5"
      />
      <text
        x={x + (isBefore ? 24 : -24)}
        y={y + 7}
        textAnchor={isBefore ? 'start' : 'end'}
        fill={isBefore ? palette.cream : palette.ink}
        fontSize={fitted(name, 22, isBefore ? 420 - x : x - 40)}
        fontWeight="700"
      >
        {name}
      </text>
    </>
  );
}

/** The practice's door, in the lens. */
const Door = () => (
  <g stroke={palette.line} strokeWidth="3.5">
    <path
      d="M204 322c22 14 60 10 88 -6"
      strokeWidth="5"
      strokeDasharray="0 11"
    />
    <path fill={palette.cream} d="M248 236h104v80h-104z" />
    <path fill={palette.glass} d="M260 262h38v32h-38z" />
    <path fill={palette.pine} d="M312 262h28v54h-28z" />
    <path fill={palette.amber} d="M242 226h116l8 24h-132z" />
    <path d="M271 226l-4 24M300 226v24M329 226l4 24" />
    <circle cx="300" cy="206" r="14" fill={palette.cream} />
    <circle cx="300" cy="206" r="5" fill={palette.clay} />
    <path d="M332 290v0.1" strokeWidth="5" stroke={palette.cream} />
  </g>
);

const Train = () => (
  <g transform="translate(112 412) rotate(-48.9) scale(0.82)">
    <g stroke={palette.line} strokeWidth="3.5">
      <rect
        x="-44"
        y="-19"
        width="74"
        height="38"
        rx="10"
        fill={palette.cream}
      />
      <path
        d="M34 -19h26c18 0 28 12 28 19s-10 19 -28 19h-26z"
        fill={palette.cream}
      />
      <path
        fill={palette.glass}
        d="M-34 -9h14v12h-14zM-12 -9h14v12h-14zM44 -9h16v12h-16z"
      />
    </g>
    <path
      d="M-43 11h72M35 11h44"
      stroke={palette.clay}
      strokeWidth="7"
      strokeLinecap="butt"
    />
  </g>
);

/** A travel poster: the line's stations, with ours in focus. */
export function TrainPoster() {
  const { transit } = details;
  if (!transit) return null;
  const { stations, station, walkMinutes } = transit;
  const place = stations.indexOf(station);
  const before = stations[place - 1];
  const after = stations[place + 1];
  const walk = `${walkMinutes} min on foot`;
  return (
    <Canvas
      size={[480, 560]}
      label={`A travel poster: the train line with ${joinWithAnd(present([before, station, after]))}. Under a lens, a path leads from ${station} station to our door.`}
    >
      <clipPath id="poster">
        <rect x="3" y="3" width="474" height="554" rx="24" />
      </clipPath>
      <g clipPath="url(#poster)">
        <path fill={palette.aqua} d="M0 0h480v560H0z" />
        <circle cx="96" cy="104" r="52" fill={palette.amber} />
        <path
          fill={palette.paper}
          d="M0 300c90 -70 170 -60 250 -10s150 30 230 -30v300H0z"
        />
        <path fill={palette.pine} d="M0 470c120 -60 300 -70 480 -20v110H0z" />
        <g strokeLinecap="butt">
          <path
            d="M-30 574L462 11L500 -33"
            stroke={palette.line}
            strokeWidth="20"
          />
          <path
            d="M-30 574L462 11L500 -33"
            stroke={palette.stone}
            strokeWidth="12"
            strokeDasharray="4 9"
          />
        </g>
        <Train />
      </g>
      <circle cx="276" cy="296" r="146" fill={palette.brandSoft} />
      <circle
        cx="276"
        cy="296"
        r="136"
        fill={palette.cream}
        stroke={palette.brand}
        strokeWidth="12"
      />
      <circle
        cx="276"
        cy="296"
        r="122"
        stroke={palette.line}
        strokeWidth="7"
        strokeLinecap="butt"
        pathLength="120"
        strokeDasharray="0.3 1.7"
      />
      <path
        d="M165 351l54 -62"
        stroke={palette.line}
        strokeWidth="12"
        strokeLinecap="butt"
      />
      <Door />
      <circle
        cx={OURS.x}
        cy={OURS.y}
        r="13"
        fill={palette.amber}
        stroke={palette.line}
        strokeWidth="5"
      />
      <g fill={palette.line} textAnchor="middle">
        <text
          x="284"
          y="362"
          fontSize={fitted(station, 32, 190)}
          fontWeight="700"
        >
          {station}
        </text>
        <text x="280" y="388" fontSize="19" fontWeight="600">
          {walk}
        </text>
      </g>
      {before && <Station name={before} steps={BEFORE} />}
      {after && <Station name={after} steps={AFTER} />}
      <rect
        x="3"
        y="3"
        width="474"
        height="554"
        rx="24"
        stroke={palette.ink}
        strokeWidth="6"
      />
    </Canvas>
  );
}
