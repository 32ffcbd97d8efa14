import { brandSoft, mist } from '../palette';

interface SkyRingsProps {
  x: number;
  /** The horizon: nothing is drawn below it. */
  y: number;
  r: number;
}

/** The lens as a rising sky: half a disc and two rings on the horizon. */
export function SkyRings({ x, y, r }: SkyRingsProps) {
  const half = (radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
  return (
    <>
      <path d={half(r)} fill={mist} />
      <path d={half(r + 20)} stroke={brandSoft} strokeWidth="3" />
      <path d={half(r + 42)} stroke={brandSoft} strokeWidth="2" />
    </>
  );
}
