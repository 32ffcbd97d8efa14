import { type RefObject, useEffect, useRef } from 'react';

/** For a field's input: each new error focuses it and selects what was entered. */
export function useSelectOnError(error: Error | null): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return input;
}
