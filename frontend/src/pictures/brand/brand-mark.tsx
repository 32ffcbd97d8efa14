import { amber, teal } from '../palette';
import { Picture, type PictureProps } from '../picture';

/** The mark of the practice: lens rings, the outer one open where the track runs through. */
export function BrandMark({ className, label }: PictureProps) {
  return (
    <Picture size={[48, 48]} label={label} className={className}>
      <path d="M30.5 42.5A19.7 19.7 0 1 1 42.5 30.5" stroke={teal} strokeWidth="4.5" />
      <circle cx="24" cy="24" r="11" stroke={teal} strokeWidth="3.5" />
      <circle cx="24" cy="24" r="4.5" fill={amber} />
      <path d="M34 34l9 9" stroke={amber} strokeWidth="4.5" />
    </Picture>
  );
}
