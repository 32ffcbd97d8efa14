import type { Site } from './bundle.ts';

interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Box['props']['style'], children: string | Box[] = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** One ring of the lens, cut off by the card's right edge. */
const ring = (diameter: number, colour: string, width: number): Box =>
  box({
    position: 'absolute',
    left: 1010 - diameter / 2,
    top: 315 - diameter / 2,
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
      width: '100%',
      height: '100%',
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
      box({ fontSize: 80, fontWeight: 700, lineHeight: 1.1, width: 760 }, heading),
      box(
        { fontSize: 34 },
        `${address.street}, ${address.city}, ${address.state}  ·  ${phone.display}`,
      ),
    ],
  );
}
