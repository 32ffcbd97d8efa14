import { useEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '@/components/use-hydrated';
import { readForm } from './send-message';

/**
 * How long the form has been open, in milliseconds. Unknown for a restored form, which can be
 * sent right away. Call it after the effect that restores a draft.
 */
export function useOpenFor(form: RefObject<HTMLFormElement | null>) {
  const hydrated = useHydrated();
  // A prerendered form opened with the page, and performance.now() counts from then.
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));
  const restored = useRef(false);
  useEffect(() => {
    if (form.current) restored.current = Object.values(readForm(form.current)).some(Boolean);
  }, [form]);
  return (): { openFor?: number } =>
    restored.current ? {} : { openFor: Math.round(performance.now() - openedAt) };
}
