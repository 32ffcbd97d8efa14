import { Fragment, useId } from 'react';
import { practice } from '@/content/practice';
import { Canvas, type SvgProps } from './canvas';

/** The blur of each letter, in units. */
const blurs = [8, 6.5, 5, 3.5, 2.2, 1, 0, 0];

const letters = practice.address.city.toUpperCase().match(/[\p{L} ]/gu) ?? [];

/** Distance between letters and margin at both ends, in units. */
const pitch = 87;
const margins = { before: 76, after: 55 };

/**
 * The city's name as a row of an eye chart, blurred on the left and sharp on
 * the right.
 */
export function BlurredLetters({ className, label }: SvgProps) {
  const id = useId();
  const width = margins.before + pitch * (letters.length - 1) + margins.after;
  return (
    <Canvas size={[width, 120]} label={label} className={className}>
      <g fill="currentColor" fontSize="88" fontWeight="700" textAnchor="middle">
        {letters.map((letter, place) => {
          if (letter === ' ') return null;
          const blur =
            blurs[Math.floor((place / letters.length) * blurs.length)] ?? 0;
          const filter = blur > 0 ? `${id}${place}` : undefined;
          return (
            <Fragment key={place}>
              {filter && (
                <filter id={filter} x="-0.5" y="-0.5" width="2" height="2">
                  <feGaussianBlur stdDeviation={blur} />
                </filter>
              )}
              <text
                x={margins.before + place * pitch}
                y="91"
                filter={filter && `url(#${filter})`}
              >
                {letter}
              </text>
            </Fragment>
          );
        })}
      </g>
    </Canvas>
  );
}
