import { type ReactNode, useId } from 'react';
import { visitParts } from '@/content/exam-steps?data';
import { joinWithAnd } from '@/content/in-words';
import { t } from 'shared/t';
import { Canvas } from '../illustrations/canvas';
import * as palette from '../illustrations/palette';
import styles from './visit-dial.module.css';

const HOUR = 60;
/** The middle of the drawing. */
const MIDDLE = 160;
/** The radius of the ring of parts. */
const RING = 118;
/** The radius of the ring around it: the way here, and the drops afterward. */
const OUTER = 150;
const FONT_SIZE = 20;
/** In em. Bold letters are a little wider than others. */
const LETTER_WIDTH = 0.56;

const colors = [
  { of: palette.glass, on: palette.line },
  { of: palette.amber, on: palette.line },
  { of: palette.pine, on: palette.cream },
];

/** The last part is the doctor's, also if it's the only one. */
const colorsOf = (part: number) =>
  colors[part + colors.length - visitParts.length];

/** The color of a part on the dial, for a list beside it. */
export const partColor = (part: number) => colorsOf(part)?.of;

interface ArcProps {
  /** Both in minutes of the face. */
  from: number;
  minutes: number;
  face: number;
  radius: number;
  width: number;
  color: string;
  className?: string | undefined;
}

function Arc({ from, minutes, face, radius, ...attributes }: ArcProps) {
  const { color, width, className } = attributes;
  return (
    <circle
      cx={MIDDLE}
      cy={MIDDLE}
      r={radius}
      className={className}
      stroke={color}
      strokeWidth={width}
      strokeLinecap="butt"
      pathLength={face}
      strokeDasharray={`${minutes} ${face}`}
      transform={`rotate(${(from / face) * 360 - 90} ${MIDDLE} ${MIDDLE})`}
    />
  );
}

/** Where a minute of the face is. */
function point(minute: number, face: number, radius: number): string {
  const angle = (minute / face) * 2 * Math.PI;
  const x = MIDDLE + radius * Math.sin(angle);
  const y = MIDDLE - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A part's name on the ring. In the lower half, it runs the other way. */
function Name({ name, from, minutes, face, color }: NameProps) {
  const id = useId();
  const turns = (from + minutes / 2) / face;
  const middle = turns - Math.floor(turns);
  const isLow = middle > 0.3 && middle < 0.7;
  const radius = RING + (isLow ? 1 : -1) * FONT_SIZE * 0.35;
  // A whole circle would end where it starts.
  const length = Math.min(minutes, face * 0.98);
  const ends = [from, from + length].map((minute) =>
    point(minute, face, radius),
  );
  const [start = '', end = ''] = isLow ? ends.reverse() : ends;
  const isLarge = length > face / 2 ? 1 : 0;
  const room = (length / face) * 2 * Math.PI * radius;
  return (
    <>
      <path
        id={id}
        d={`M${start}A${radius} ${radius} 0 ${isLarge} ${isLow ? 0 : 1} ${end}`}
      />
      <text
        fill={color}
        fontSize={Math.min(
          FONT_SIZE,
          (0.9 * room) / (name.length * LETTER_WIDTH),
        )}
        fontWeight="700"
        textAnchor="middle"
      >
        <textPath href={`#${id}`} startOffset={room / 2}>
          {name}
        </textPath>
      </text>
    </>
  );
}

interface NameProps {
  name: string;
  from: number;
  minutes: number;
  face: number;
  color: string;
}

/** How the drops wear off. It fades, because the time differs a lot. */
const fading = [0.7, 0.55, 0.4, 0.3, 0.2, 0.1];

interface DialProps {
  /** Without it, the dial is hidden from screen readers. */
  label?: string;
  /** On which minute of the hour it begins, if that's known. */
  start?: number;
  /** How many minutes the way here takes, if that's known. */
  trip?: number;
  /** Whether it fills with the parts. */
  fills?: boolean;
  /** In the middle. */
  children: ReactNode;
}

/**
 * A visit as the face of a clock, as long as it's within an hour. Otherwise the
 * face is as long as the visit.
 */
export function Dial({
  label,
  start = 0,
  trip = 0,
  fills = false,
  children,
}: DialProps) {
  const total = visitParts.reduce((sum, { minutes }) => sum + minutes, 0);
  const face = Math.max(HOUR, total);
  const offset = face === HOUR ? start : 0;
  const parts = visitParts.map((part, index) => ({
    ...part,
    from: visitParts
      .slice(0, index)
      .reduce((sum, { minutes }) => sum + minutes, offset),
    color: colorsOf(index),
  }));
  const way = Math.min(trip, face);
  const after = (face - way) / fading.length / 1.4;
  return (
    <Canvas
      size={[2 * MIDDLE, 2 * MIDDLE]}
      {...(label && { label })}
      className={[styles.dial, fills && styles.fills].filter(Boolean).join(' ')}
    >
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r="157"
        fill={palette.paper}
        stroke={palette.brandSoft}
        strokeWidth="2"
      />
      {trip > 0 && (
        <g className={styles.around}>
          {fading.map((opacity, index) => (
            <g key={opacity} opacity={opacity}>
              <Arc
                from={offset + total + index * after}
                minutes={after}
                face={face}
                radius={OUTER}
                width={8}
                color={palette.accent}
              />
            </g>
          ))}
          <Arc
            from={offset - way}
            minutes={way}
            face={face}
            radius={OUTER}
            width={8}
            color={palette.brand}
          />
        </g>
      )}
      {parts.map(({ name, from, minutes, color }) => (
        <Arc
          key={name}
          from={from + 0.25}
          minutes={minutes - 0.5}
          face={face}
          radius={RING}
          width={44}
          color={color?.of ?? ''}
          className={styles.part}
        />
      ))}
      {parts.map(({ name, from, minutes, color }) => (
        <Name
          key={name}
          name={name}
          from={from}
          minutes={minutes}
          face={face}
          color={color?.on ?? ''}
        />
      ))}
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r="86"
        stroke={palette.ink}
        strokeWidth="8"
        strokeLinecap="butt"
        pathLength="120"
        strokeDasharray="0.3 1.7"
        strokeDashoffset="0.15"
        transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
      />
      <g fill={palette.ink} textAnchor="middle">
        {children}
      </g>
    </Canvas>
  );
}

/** How long the parts of a visit take, at any hour. */
export function VisitDial() {
  const minutes = visitParts.reduce((sum, part) => sum + part.minutes, 0);
  return (
    <Dial
      label={t('A dial of {minutes} minutes: {parts}', {
        minutes,
        parts: joinWithAnd(visitParts.map(({ name }) => name)),
      })}
    >
      <text x={MIDDLE} y="178" fontSize="68" fontWeight="300">
        {minutes}
      </text>
      <text x={MIDDLE} y="206" fontSize="20" fontWeight="700">
        {t('minutes')}
      </text>
    </Dial>
  );
}
