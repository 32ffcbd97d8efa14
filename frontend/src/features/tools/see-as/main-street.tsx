import {
  amber,
  aqua,
  clay,
  cream,
  glass,
  line,
  pine,
  stone,
} from '@/components/illustrations/palette';
import { t } from 'shared/t';

/** Across the street, in 640 × 400 units. */
export function MainStreet() {
  return (
    <g stroke={line} strokeWidth="2">
      <path d="M0 0h640v400H0z" fill={glass} stroke="none" />
      <circle cx="560" cy="56" r="26" fill={amber} stroke="none" />
      <path d="M0 400V296h640v104z" fill={stone} stroke="none" />
      <path d="M0 310h640M0 296h640" />
      <path
        d="M34 356h56M150 356h56M266 356h56M382 356h56M498 356h56"
        stroke={cream}
        strokeWidth="6"
      />
      <path d="M18 112h150v184H18z" fill={clay} />
      <path d="M176 84h172v212H176z" fill={cream} />
      <path d="M356 128h150v168H356z" fill={aqua} />
      <path d="M514 150h112v146H514z" fill={cream} />
      <path
        d="M10 104h166v12H10zM170 76h184v12H170zM350 120h162v12H350zM508 142h124v12H508z"
        fill={pine}
      />
      <path
        d="M36 134h26v34H36zM80 134h26v34H80zM124 134h26v34h-26zM196 104h28v40h-28zM248 104h28v40h-28zM300 104h28v40h-28zM374 148h24v34h-24zM420 148h24v34h-24zM466 148h24v34h-24z"
        fill={amber}
      />
      <path
        d="M32 226h84v58H32zM192 212h92v72h-92zM372 226h84v58h-84zM530 214h46v60h-46z"
        fill={glass}
      />
      <path
        d="M128 222h30v74h-30zM298 208h36v88h-36zM468 222h28v74h-28zM588 212h28v84h-28z"
        fill={pine}
      />
      <path
        d="M24 182h138v32H24zM184 162h156v36H184zM364 190h134v28H364zM522 168h96v30h-96z"
        fill={pine}
      />
      <g fill={cream} stroke="none" fontWeight="700" textAnchor="middle">
        <text x="93" y="206" fontSize="23">
          {t('BAKERY')}
        </text>
        <text x="262" y="189" fontSize="26">
          {t('LIBRARY')}
        </text>
        <text x="431" y="211" fontSize="20">
          {t('BOOKS')}
        </text>
        <text x="570" y="190" fontSize="18">
          {t('SCHOOL')}
        </text>
      </g>
      <g fill={line} stroke="none" fontWeight="600">
        <text x="202" y="240" fontSize="14">
          {t('Story hour')}
        </text>
        <text x="202" y="260" fontSize="11">
          {t('Saturday at 10')}
        </text>
        <text x="40" y="252" fontSize="13">
          {t('Warm rolls')}
        </text>
      </g>
      <path d="M612 296V92" strokeWidth="5" />
      <path d="M556 70h78v26h-78z" fill={pine} />
      <text
        x="595"
        y="89"
        fontSize="16"
        fontWeight="700"

        fill={cream}
        stroke="none"
        textAnchor="middle"
      >
        {t('MAIN ST')}
      </text>
      <Tree x={346} y={300} size={30} />
      <Tree x={508} y={300} size={24} />
      <Person x={120} y={312} coat={amber} skin="#8D5B3E" hair="#2B2322" />
      <Person x={146} y={312} scale={0.72} coat={clay} skin="#8D5B3E" hair="#2B2322" />
      <Person x={420} y={314} coat={glass} skin="#E3B48F" hair="#7A5640" />
    </g>
  );
}

/** A book in the reader's hands, in front of the street. */
export function Book() {
  return (
    <g stroke={line} strokeWidth="2">
      <path d="M196 400l16 -104q54 -14 108 6q54 -20 108 -6l16 104z" fill={cream} />
      <path d="M320 302v98" />
      <path d="M186 400q-4 -38 18 -44l8 44zM454 400q4 -38 -18 -44l-8 44z" fill="#8D5B3E" />
      <g fill={line} stroke="none">
        <text x="224" y="328" fontSize="17" fontWeight="700">
          {t('The fox')}
        </text>
        <text x="222" y="350" fontSize="12">
          {t('Once upon a')}
        </text>
        <text x="220" y="367" fontSize="12">
          {t('time, a fox')}
        </text>
        <text x="219" y="384" fontSize="12">
          {t('lost its way.')}
        </text>
        <text x="334" y="332" fontSize="12">
          {t('It asked the')}
        </text>
        <text x="335" y="349" fontSize="12">
          {t('owl, who saw')}
        </text>
        <text x="336" y="366" fontSize="12">
          {t('very far, but')}
        </text>
        <text x="337" y="383" fontSize="12">
          {t('not up close.')}
        </text>
      </g>
    </g>
  );
}

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
function Person({ x, y, scale = 1, coat, skin, hair }: PersonProps) {
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

interface TreeProps {
  /** The position of the trunk. */
  x: number;
  y: number;
  /** Radius of the crown. */
  size: number;
}

/** A street tree with a round crown. Inherits its stroke. */
function Tree({ x, y, size }: TreeProps) {
  const crown = y - size * 2.3;
  return (
    <>
      <path d={`M${x - 3} ${y}V${crown}h6V${y}z`} fill="#7A5640" />
      <circle cx={x} cy={crown} r={size} fill={glass} />
      <path
        d={`M${x} ${crown + size * 1.2}V${crown - size * 0.3}M${x} ${crown + size * 0.45}l${size * 0.4} ${-size * 0.4}M${x} ${crown + size * 0.1}l${-size * 0.35} ${-size * 0.35}`}
      />
    </>
  );
}
