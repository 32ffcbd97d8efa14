import { Canvas } from '@/components/illustrations/canvas';
import { accent, brand, brandSoft, ink, line, paper } from '@/components/illustrations/palette';
import type { Route } from '@/content/practice';

/** The length of each stretch: the map isn't to scale. */
const STRETCH = 110;
const MARGIN = 60;

/** From left to right first, then turned at each step. */
function placesOf(steps: Route['steps']) {
  let [x, y, dx, dy] = [0, 0, 1, 0];
  return steps.map(({ turn }, index) => {
    const [inX, inY] = [dx, dy];
    if (turn === 'left') [dx, dy] = [dy, -dx];
    if (turn === 'right') [dx, dy] = [-dy, dx];
    const place = { x, y, inX, inY, isCorner: index > 0 && turn !== 'straight' };
    x += dx * STRETCH;
    y += dy * STRETCH;
    return place;
  });
}

const starts: Readonly<Record<Route['start'], string>> = {
  train: 'M-11 -13h22v20h-22zM-11 -3h22M-6 2.5v0.01M6 2.5v0.01M-6 7l-5 7M6 7l5 7',
  parking: 'M-5 13v-26h7a7.5 7.5 0 0 1 0 15h-7',
};

const door = 'M-9 14v-28h18v28M-13 14h26M4 0v0.01';

/** The way from the start to the door, with the numbers of the steps. Decoration: the steps say the same. */
export function RouteMap({ start, steps }: Route) {
  const places = placesOf(steps);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const size = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top] as const;
  const way = places.map(({ x, y }) => `${x - left} ${y - top}`).join('L');
  const corners = places
    .filter(({ isCorner }) => isCorner)
    .map(({ x, y, inX, inY }) => `M${x - left} ${y - top}l${inX * 42} ${inY * 42}`)
    .join('');
  return (
    <Canvas size={size}>
      <path d={`M${way}${corners}`} stroke={brandSoft} strokeWidth="34" />
      <path d={`M${way}`} stroke={brand} strokeWidth="5" strokeDasharray="1 11" />
      {places.map(({ x, y }, index) => {
        const isEnd = index === 0 || index === places.length - 1;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x - left} ${y - top})`}>
            <circle
              r={isEnd ? 27 : 17}
              fill={isEnd ? accent : paper}
              stroke={brand}
              strokeWidth="3"
            />
            {isEnd ? (
              <path d={index === 0 ? starts[start] : door} stroke={line} strokeWidth="3" />
            ) : (
              <text fill={ink} fontSize="20" fontWeight="700" textAnchor="middle" y="7">
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
    </Canvas>
  );
}
