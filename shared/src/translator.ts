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
 * browser. A value can be such a text, too. Returns undefined for an unknown
 * text.
 */
export function translator(texts: Texts): (text: string) => string | undefined {
  const patterns = Object.entries(texts).map(
    ([english, translation]) => [patternOf(english), translation] as const,
  );
  const translate = (
    text: string,
    valueOf: (value: string) => string,
  ): string | undefined => {
    for (const [pattern, translation] of patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      return translation.replace(/\{([a-z]\w*)\}/gi, (whole, name: string) => {
        const value = match.groups?.[name];
        return value === undefined ? whole : valueOf(value);
      });
    }
    return undefined;
  };
  // What a value quotes stays as it is.
  return (text) =>
    translate(text, (value) => translate(value, String) ?? value);
}
