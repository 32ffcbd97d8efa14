import { useId } from 'react';
import { Canvas, type SvgProps } from './canvas';
import { font } from './palette';

/** Letters of the row, the eighth of Snellen's chart, and how far each is out of focus, in units. */
const row = [
  ['D', 8],
  ['E', 6.5],
  ['F', 5],
  ['P', 3.5],
  ['O', 2.2],
  ['T', 1],
  ['E', 0],
  ['C', 0],
] as const;

/** A row of an eye chart that comes into focus from left to right, in the colour of the text. */
export function BlurredLetters({ className, label }: SvgProps) {
  const id = useId();
  return (
    <Canvas size={[740, 120]} label={label} className={className}>
      <g fill="currentColor" fontFamily={font} fontSize="88" fontWeight="700" textAnchor="middle">
        {row.map(([letter, blur], place) => {
          const filter = blur > 0 ? `${id}${place}` : undefined;
          return (
            <g key={place}>
              {filter && (
                <filter id={filter} x="-0.5" y="-0.5" width="2" height="2">
                  <feGaussianBlur stdDeviation={blur} />
                </filter>
              )}
              <text x={76 + place * 87} y="91" filter={filter && `url(#${filter})`}>
                {letter}
              </text>
            </g>
          );
        })}
      </g>
    </Canvas>
  );
}
