import { brandSoft, mist } from '../palette';

interface DiscProps {
  /** The size of the illustration that the disc fills. */
  size: number;
  fill?: string;
}

/** The background of small illustrations: a lens with an open ring. */
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
