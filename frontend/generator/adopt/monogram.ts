/** The initials of a name without its title: MS for Dr. Maya Sample. */
export function initials(name: string): string {
  const names = name.replace(/^Dr\.? /, '').split(/[ -]/);
  const capitals = names.map((part) => part.charAt(0)).filter((letter) => /\p{Lu}/u.test(letter));
  return [capitals.at(0), capitals.length > 1 ? capitals.at(-1) : ''].join('');
}

/** A placeholder portrait: initials in grays that work in light and dark mode. */
export function monogram(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><circle cx="160" cy="160" r="156" fill="#5c6670"/><text x="160" y="160" dy=".36em" fill="#fff" font-family="system-ui, sans-serif" font-size="120" text-anchor="middle">${initials(name)}</text></svg>\n`;
}

/** Whether an image is a monogram. */
export const isMonogram = (svg: string) =>
  svg.replace(/>\p{Lu}*<\/text>/u, '></text>') === monogram('');
