/**
 * A list without what doesn't apply: `present(['always', isOpen &&
 * 'sometimes'])`.
 */
export const present = <Item>(
  items: readonly (Item | false | '' | undefined)[],
): Item[] => items.filter((item): item is Item => Boolean(item));
