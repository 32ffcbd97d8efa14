import type { Site } from './bundle.ts';

interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Box['props']['style'], children: string | Box[] = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** One ring of the lens, cut off by the card’s right edge; `diameter` is its inner one. */
const ring = (diameter: number, colour: string, width: number): Box =>
  box({
    position: 'absolute',
    left: 1200 - diameter / 2 - width,
    top: 315 - diameter / 2 - width,
    width: diameter,
    height: diameter,
    borderRadius: diameter,
    border: `${width}px solid ${colour}`,
  });

/** What a link preview shows: the page's name in large type beside the lens, and where we are. */
export function socialCard(heading: string, practice: Site['practice']): Box {
  const { address, name, phone } = practice;
  return box(
    {
      // Inside the padding: satori adds it to the size, as CSS does by default.
      width: 1200 - 2 * 72,
      height: 630 - 2 * 72,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      background: '#fbf8f2',
      color: '#10262b',
      fontFamily: 'Atkinson Hyperlegible Next',
    },
    [
      ring(760, '#e4f0ee', 44),
      ring(590, '#a8dbd3', 30),
      ring(440, '#0b4f55', 14),
      ring(250, '#f6b73c', 12),
      box({ fontSize: 40, fontWeight: 700, color: '#0b4f55' }, name),
      box({ fontSize: 80, fontWeight: 700, lineHeight: 1.1, width: 740 }, heading),
      box(
        { fontSize: 34 },
        `${address.street}, ${address.city}, ${address.state}  ·  ${phone.display}`,
      ),
    ],
  );
}
