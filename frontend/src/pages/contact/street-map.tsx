import type { details } from 'practice/details';
import { Canvas } from '@/components/illustrations/canvas';
import {
  accent,
  brand,
  brandSoft,
  ink,
  line,
  paper,
} from '@/components/illustrations/palette';
import { practice, type Route } from '@/content/practice';
import { t } from 'shared/t';
import styles from './office.module.css';

/** Path data around 0, 0 of what people come from, and of the door. */
export const landmarks: Readonly<Record<Route['start'] | 'door', string>> = {
  train:
    'M-11 -13h22v20h-22zM-11 -3h22M-6 2.5v0.01M6 2.5v0.01M-6 7l-5 7M6 7l5 7',
  bus: 'M-12 -12h24v20h-24zM-12 0h24M0 -12v12M-6 4v0.01M6 4v0.01M-7 8v5M7 8v5',
  ferry: 'M-14 4h28l-6 9h-16zM-9 4v-8h18v8M0 -4v-8h5',
  garage: 'M-13 13v-17l13 -9l13 9v17M-7 13v-12h14v12M-7 7h14',
  parking: 'M-5 13v-26h7a7.5 7.5 0 0 1 0 15h-7',
  // A street sign.
  corner: 'M0 14v-28M-13 -13h20l6 4.5l-6 4.5h-20z',
  door: 'M-9 14v-28h18v28M-13 14h26M4 0v0.01',
};

const WIDTH = 600;
const HEIGHT = 500;
/** The width of a street. */
const STREET = 44;

/** In em. */
const LETTER_WIDTH = 0.56;
/** From the door's middle to its label. */
const DOOR = 58;

const { shortName, name } = practice;

/** Two lines of about the same length, unless it's one word. */
function inLines(text: string): readonly string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [middle] = spaces.sort(
    (a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2),
  );
  return middle === undefined
    ? [text]
    : [text.slice(0, middle), text.slice(middle + 1)];
}

/** The streets around the door by name, not to scale. */
export function StreetMap({
  streets: { across, down, tracks, door, places },
}: {
  streets: NonNullable<typeof details.streets>;
}) {
  const x = (column: number) => (WIDTH * column) / (down.length + 1);
  const y = (row: number) => (HEIGHT * row) / (across.length + 1.45);
  const at = (place: string) => {
    const [column = 0, row = 0] = place.split(', ').map(Number);
    return `${x(column)} ${y(row)}`;
  };
  const rows = across.map((_, index) => `M-20 ${y(index + 1)}H${WIDTH + 20}`);
  const columns = down.map(
    (_, index) => `M${x(index + 1)} ${tracks ? y(0.28) : -20}V${HEIGHT + 20}`,
  );
  const [doorColumn = 0, doorRow = 0] = door.split(', ').map(Number);
  // The door's name is between two streets, where there's more room.
  const right = Math.min(x(Math.floor(doorColumn) + 1) - STREET / 2, WIDTH - 8);
  const left = Math.max(x(Math.ceil(doorColumn) - 1) + STREET / 2, 8);
  const isRight = right - x(doorColumn) >= x(doorColumn) - left;
  const room = (isRight ? right - x(doorColumn) : x(doorColumn) - left) - DOOR;
  const lines = inLines(shortName);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(30, room / (longest * LETTER_WIDTH));
  const trees = down.flatMap((_, left) =>
    across
      .map((_, above) => above + 1.5)
      .filter((row) => row !== doorRow)
      .map((row) => `M${x(left + 0.4)} ${y(row)}h0.01m22 12h0.01m14 -16h0.01`),
  );
  return (
    <Canvas
      size={[WIDTH, HEIGHT]}
      label={t('Map: how to get to {name}', { name })}
      className={styles.streets}
    >
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} fill={brandSoft} opacity="0.55" />
      <path
        d={[...rows, ...columns].join('')}
        stroke={paper}
        strokeWidth={STREET}
      />
      <path d={trees.join('')} stroke={brand} strokeWidth="18" opacity="0.22" />
      {tracks && (
        <g stroke={ink} strokeLinecap="butt">
          <path d={`M0 ${y(0.18)}H${WIDTH}`} strokeWidth="3" />
          <path
            d={`M6 ${y(0.18)}H${WIDTH}`}
            strokeWidth="16"
            strokeDasharray="3 15"
          />
        </g>
      )}
      {places.map(
        (place) =>
          place.way.length > 0 && (
            <path
              key={place.at}
              d={`M${[place.at, ...place.way, door].map(at).join('L')}`}
              stroke={brand}
              strokeWidth="6"
              strokeDasharray="1 12"
            />
          ),
      )}
      <g fill={ink} fontSize="27" fontWeight="600">
        {across.map((street, index) => (
          <text key={street} x="16" y={y(index + 1) + 9}>
            {street}
          </text>
        ))}
        {down.map((street, index) => (
          <text
            key={street}
            transform={`translate(${x(index + 1) + 9} ${HEIGHT - 14}) rotate(-90)`}
          >
            {street}
          </text>
        ))}
      </g>
      {places.map(({ kind, name: label, at: place }) => (
        <g key={place} transform={`translate(${at(place)})`}>
          <circle r="25" fill={paper} stroke={brand} strokeWidth="3" />
          <path d={landmarks[kind]} stroke={ink} strokeWidth="3" />
          {label && (
            <text
              x="34"
              y="8"
              fill={ink}
              stroke={paper}
              strokeWidth="6"
              paintOrder="stroke"
              fontSize="27"
              fontWeight="700"
            >
              {label}
            </text>
          )}
        </g>
      ))}
      <g transform={`translate(${at(door)})`}>
        <circle r="36" fill={accent} stroke={brand} strokeWidth="8" />
        <circle
          r="45"
          stroke={ink}
          strokeWidth="7"
          strokeDasharray="1 8"
          strokeLinecap="butt"
        />
        <path
          d={landmarks.door}
          stroke={line}
          strokeWidth="2.5"
          transform="scale(1.25)"
        />
        {lines.map((line, index) => (
          <text
            key={line}
            x={isRight ? DOOR : -DOOR}
            y={size * (index - lines.length / 2 + 0.85)}
            textAnchor={isRight ? 'start' : 'end'}
            fill={ink}
            stroke={paper}
            strokeWidth="6"
            paintOrder="stroke"
            fontSize={size}
            fontWeight="750"
          >
            {line}
          </text>
        ))}
      </g>
    </Canvas>
  );
}
