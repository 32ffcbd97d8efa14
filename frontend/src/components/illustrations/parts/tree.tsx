import { glass } from '../palette';

interface TreeProps {
  /** The position of the trunk. */
  x: number;
  y: number;
  /** Radius of the crown. */
  size: number;
  fill?: string;
}

/** A street tree with a round crown. Inherits its stroke. */
export function Tree({ x, y, size, fill = glass }: TreeProps) {
  const crown = y - size * 2.3;
  return (
    <>
      <path d={`M${x - 3} ${y}V${crown}h6V${y}z`} fill="#7A5640" />
      <circle cx={x} cy={crown} r={size} fill={fill} />
      <path
        d={`M${x} ${crown + size * 1.2}V${crown - size * 0.3}M${x} ${crown + size * 0.45}l${size * 0.4} ${-size * 0.4}M${x} ${crown + size * 0.1}l${-size * 0.35} ${-size * 0.35}`}
      />
    </>
  );
}
