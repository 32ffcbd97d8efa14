/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channels = /^#(..)(..)(..)$/.exec(hex)?.slice(1);
  if (!channels) throw new Error(`"${hex}" is no colour of the form #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = parseInt(channel, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours `#rrggbb`, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
