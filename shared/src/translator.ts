/**
 * Texts by their English form. Both can have values in braces: `{count}
 * reviews`.
 */
type Texts = Readonly<Record<string, string>>;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A pattern with a named group for each value. A number in braces, such as
 * {911}, isn't a value.
 */
function patternOf(english: string): RegExp {
  const parts = english
    .split(/\{([a-z]\w*)\}/i)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>.+)`));
  return new RegExp(`^${parts.join('')}$`);
}

/**
 * Translates whole texts whose values are filled in already, outside the
 * browser. Returns undefined for an unknown text.
 */
export function translator(texts: Texts): (text: string) => string | undefined {
  const patterns = Object.entries(texts).map(
    ([english, translation]) => [patternOf(english), translation] as const,
  );
  return (text) => {
    for (const [pattern, translation] of patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      return translation.replace(
        /\{([a-z]\w*)\}/gi,
        (whole, name: string) => match.groups?.[name] ?? whole,
      );
    }
    return undefined;
  };
}
