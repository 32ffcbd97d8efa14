import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import { amber, line, stone } from '@/components/illustrations/palette';

const star = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z';
const positions = [0, 24, 48, 72, 96];

const row = positions.map((x) => <path key={x} d={star} transform={`translate(${x} 0)`} />);

/** Five stars, filled from the left up to the rating. */
export function Stars({ rating = 5, className, label }: SvgProps & { rating?: number }) {
  return (
    <Canvas size={[120, 24]} label={label} className={className}>
      <g fill={rating < 5 ? stone : amber} stroke={line} strokeWidth="1.5">
        {row}
      </g>
      {rating < 5 && (
        <svg width={rating * 24} height="24" aria-hidden>
          <g fill={amber} stroke={line} strokeWidth="1.5">
            {row}
          </g>
        </svg>
      )}
    </Canvas>
  );
}
