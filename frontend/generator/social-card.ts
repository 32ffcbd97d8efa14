import type { Site } from './bundle.ts';
import type { SiteColors } from './theme/site-colors.ts';

interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Box['props']['style'], children: string | Box[] = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** A ring of the lens, cut off by the card’s right edge. `diameter` is the inner one. */
const ring = (diameter: number, color: string, width: number): Box =>
  box({
    position: 'absolute',
    left: 1200 - diameter / 2 - width,
    top: 315 - diameter / 2 - width,
    width: diameter,
    height: diameter,
    borderRadius: diameter,
    border: `${width}px solid ${color}`,
  });

/** The social image: the page's name next to the lens, and the practice's location. */
export function socialCard(heading: string, practice: Site['practice'], colors: SiteColors): Box {
  const { address, name, phone } = practice;
  return box(
    {
      // Without padding, because satori adds it to the size, like CSS by default.
      width: 1200 - 2 * 72,
      height: 630 - 2 * 72,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      background: colors.light('paper'),
      color: colors.light('ink'),
      fontFamily: 'Atkinson Hyperlegible Next',
    },
    [
      ring(760, colors.light('mist'), 44),
      ring(590, colors.light('brand-soft'), 30),
      ring(440, colors.light('brand'), 14),
      ring(250, colors.light('accent'), 12),
      box({ fontSize: 40, fontWeight: 700, color: colors.light('brand-strong') }, name),
      box({ fontSize: 80, fontWeight: 700, lineHeight: 1.1, width: 740 }, heading),
      box(
        { fontSize: 34 },
        `${address.street}, ${address.city}, ${address.state}  ·  ${phone.display}`,
      ),
    ],
  );
}
