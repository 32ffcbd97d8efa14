interface PersonProps {
  /** The position of the feet. */
  x: number;
  y: number;
  /** 1 is an adult of 62 units. */
  scale?: number;
  coat: string;
  skin: string;
  hair: string;
}

/** A person in the street. Inherits its stroke. */
export function Person({ x, y, scale = 1, coat, skin, hair }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-4 -20V-2h-3M5 -20l1 18h-3" stroke="#5B7278" strokeWidth="4.5" />
      <path d="M-9 -17c-1 -14 0 -27 9 -27s10 13 9 27z" fill={coat} />
      <path d="M3 -37q3 8 1 14" strokeWidth="2" />
      <circle cy="-52" r="7.5" fill={skin} />
      <path d="M-8 -50c-1 -14 17 -14 16 -2q-8 0 -10 -4q-2 4 -6 6z" fill={hair} stroke="none" />
    </g>
  );
}
