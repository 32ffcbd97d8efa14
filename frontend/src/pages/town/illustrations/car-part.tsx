import { line, mist, stone } from '@/components/illustrations/palette';

interface CarProps {
  /** Where the front wheel stands; the car drives to the right. */
  x: number;
  y: number;
  fill: string;
}

/** A family car, 52 units long. Takes its stroke from the group it stands in. */
export function Car({ x, y, fill }: CarProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-40 -4q-4 0 -4 -6t6 -7l6 -10q2 -3 6 -3h14q4 0 7 4l7 9q8 1 8 7t-4 6z" fill={fill} />
      <path d="M-26 -25l-4 8h11v-8zM-14 -25v8h12l-5 -7z" fill={mist} strokeWidth="2" />
      <path
        d="M-26 -4a5 5 0 1 1 -10 0a5 5 0 0 1 10 0M2 -4a5 5 0 1 1 -10 0a5 5 0 0 1 10 0"
        fill={line}
        stroke={stone}
      />
    </g>
  );
}
