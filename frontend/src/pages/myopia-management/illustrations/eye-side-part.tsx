import { amber, clay, cream, glass, line, pine } from '@/components/illustrations/palette';

interface EyeSideProps {
  /** Center of the round eye; its radius is 92. */
  x: number;
  y: number;
  /** How much longer the eye has grown than a round one, in units. */
  growth: number;
}

/** An eye from the side. Light always focuses 92 units behind the center, however long the eye is. */
export function EyeSide({ x, y, growth }: EyeSideProps) {
  const back = 82 + growth;
  return (
    <g transform={`translate(${x} ${y})`} stroke={line} strokeWidth="3">
      <path d="M-78 -50q-54 50 0 100q-10 -50 0 -100z" fill={glass} />
      <path
        d={`M-78 50q-10 -50 0 -100A92 92 0 0 1 0 -92A${92 + growth} 92 0 0 1 0 92A92 92 0 0 1 -78 50z`}
        fill={cream}
        stroke="none"
      />
      <path d={`M-78 -50A92 92 0 0 1 0 -92A${92 + growth} 92 0 0 1 0 92A92 92 0 0 1 -78 50`} />
      <path
        d={`M${back * 0.2} -80A${back} 82 0 0 1 ${back * 0.2} 80`}
        stroke={clay}
        strokeWidth="9"
      />
      <path d="M-80 -42l-2 22M-82 20l2 22" stroke={pine} strokeWidth="9" />
      <path d="M-66 -38q22 38 0 76q-22 -38 0 -76z" fill={glass} />
      <path
        d={`M-150 -22h50l34 6L82 0${growth ? `l${growth - 6} 7` : ''}M-150 22h50l34 -6L82 0${growth ? `l${growth - 6} -7` : ''}`}
        stroke={amber}
        strokeWidth="4"
      />
      <circle cx="82" r="7" fill={amber} />
    </g>
  );
}
