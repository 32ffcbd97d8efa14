import { useEffect, useRef, useState } from 'react';
import { Action } from './controls';

/** What's shown, and added at a time: about two screens of a phone. */
const pageSize = 20;

/**
 * The first rows of a long list, and a button for more. `firstAdded` is the ref
 * of a row that's focused once it appears: the button can disappear, and the
 * focus with it.
 */
export function useShowMore<Row, Element extends HTMLElement>(
  rows: readonly Row[],
) {
  const [count, setCount] = useState(pageSize);
  const firstAdded = useRef<Element>(null);
  useEffect(() => firstAdded.current?.focus(), [count]);
  return {
    shown: rows.slice(0, count),
    refOf: (index: number) =>
      index > 0 && index === count - pageSize ? firstAdded : undefined,
    button: count < rows.length && (
      <Action onPress={() => setCount(count + pageSize)}>
        Show more ({(rows.length - count).toLocaleString('en-US')} left)
      </Action>
    ),
  };
}
