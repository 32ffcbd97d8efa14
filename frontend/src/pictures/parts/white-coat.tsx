import { amber, cream } from '../palette';

interface WhiteCoatProps {
  /** The colour of what is worn under it. */
  shirt: string;
  skin: string;
}

/** Neck, shirt and white coat with a pen in the pocket, in the circle of a portrait. */
export function WhiteCoat({ shirt, skin }: WhiteCoatProps) {
  return (
    <>
      <path d="M56 238q8 -18 78 -32h52q70 14 78 32a131 131 0 0 1 -208 0z" fill={cream} />
      <path d="M130 206h60l-30 72z" fill={shirt} />
      <path d="M140 170v36q8 20 20 20t20 -20v-36z" fill={skin} />
      <path d="M141 196q20 12 38 -6" strokeWidth="2" />
      <path d="M131 203l-22 15l20 14l-9 8l40 40zM189 203l22 15l-20 14l9 8l-40 40z" fill={cream} />
      <path d="M220 246v-11" stroke={amber} strokeWidth="5" />
      <path d="M207 250h24v10" />
    </>
  );
}
