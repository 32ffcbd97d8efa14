import { amber, teal } from '../palette';
import { Picture, type PictureProps } from '../picture';

/** The mark of the practice: a lens in a ring that is scale and railway track at once. */
export function BrandMark({ className, label }: PictureProps) {
  return (
    <Picture size={[48, 48]} label={label} className={className}>
      <circle
        cx="24"
        cy="24"
        r="20.5"
        stroke={teal}
        strokeWidth="6"
        strokeLinecap="butt"
        pathLength="20"
        strokeDasharray="0.4 0.6"
        strokeDashoffset="0.2"
      />
      <g stroke={teal}>
        <circle cx="24" cy="24" r="20.5" strokeWidth="2" />
        <circle cx="24" cy="24" r="12" strokeWidth="4.5" />
      </g>
      <circle cx="24" cy="24" r="4.5" fill={amber} />
    </Picture>
  );
}
