import { Canvas } from '@/components/illustrations/canvas';
import {
  amber,
  brandSoft,
  cream,
  glass,
  ink,
  line,
  pine,
} from '@/components/illustrations/palette';
import { t } from 'shared/t';

/** The parts of the visit in minutes, with the color and position of each. */
const parts = [
  { from: 0, minutes: 15, fill: glass, number: '1', x: 250, y: 70, text: line },
  { from: 15, minutes: 15, fill: amber, number: '2', x: 250, y: 250, text: line },
  { from: 30, minutes: 30, fill: pine, number: '3', x: 33, y: 160, text: cream },
] as const;

/** A visit as a 60-minute dial, with its three parts numbered as on the page. */
export function VisitDial() {
  return (
    <Canvas
      size={[320, 320]}
      label={t('A 60-minute dial: 15 minutes for check-in, 15 for pre-testing, then the exam')}
    >
      <circle cx="160" cy="160" r="157" stroke={brandSoft} strokeWidth="2" />
      <g transform="rotate(-90 160 160)" strokeLinecap="butt">
        {parts.map(({ from, minutes, fill }) => (
          <circle
            key={from}
            cx="160"
            cy="160"
            r="127"
            stroke={fill}
            strokeWidth="38"
            pathLength="60"
            strokeDasharray={`${minutes - 0.4} 60`}
            strokeDashoffset={-from - 0.2}
          />
        ))}
        <circle
          cx="160"
          cy="160"
          r="96"
          stroke={ink}
          strokeWidth="10"
          pathLength="60"
          strokeDasharray="0.12 0.88"
        />
      </g>
      <g fontSize="26" fontWeight="700" textAnchor="middle">
        {parts.map(({ number, x, y, text }) => (
          <text key={number} x={x} y={y + 9} fill={text}>
            {number}
          </text>
        ))}
        <text x="160" y="178" fontSize="68" fontWeight="300" fill={ink}>
          60
        </text>
        <text x="160" y="208" fontSize="22" fill={ink}>
          {t('minutes')}
        </text>
      </g>
    </Canvas>
  );
}
