import { brandSoft, mist } from '../palette';

interface DiscProps {
  /** The side of the square picture that the disc fills. */
  size: number;
  fill?: string;
}

/** The ground of a small picture: a lens and the open ring around it. */
export function Disc({ size, fill = mist }: DiscProps) {
  const middle = size / 2;
  return (
    <>
      <circle cx={middle} cy={middle} r={size * 0.42} fill={fill} />
      <circle
        cx={middle}
        cy={middle}
        r={middle - 1.5}
        stroke={brandSoft}
        strokeWidth="2"
        pathLength="100"
        strokeDasharray="70 30"
        strokeDashoffset="40"
      />
    </>
  );
}
