import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import { Action } from '../controls';

interface ConfirmedActionProps {
  /** What the button says. */
  children: ReactNode;
  question: string;
  /** What the button says that does it. */
  yes: string;
  disabled: boolean;
  /** Resolves once it's done, or has failed. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks once more, in its own place. */
export function ConfirmedAction({
  children,
  question,
  yes,
  disabled,
  onConfirm,
}: ConfirmedActionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const questionId = useId();
  const place = useFocusOnChange(isAsking);
  const stop = () => setIsAsking(false);
  if (!isAsking) {
    return (
      <span ref={place}>
        <Action disabled={disabled} onPress={() => setIsAsking(true)}>
          {children}
        </Action>
      </span>
    );
  }
  return (
    <span
      ref={place}
      role="group"
      aria-labelledby={questionId}
      className={layout.row}
      onKeyDown={({ key }) => key === 'Escape' && stop()}
    >
      <strong id={questionId}>{question}</strong>
      {/* First, so that pressing twice deletes nothing. */}
      <Action disabled={disabled} onPress={stop}>
        Keep
      </Action>
      <Action disabled={disabled} onPress={() => void onConfirm().then(stop)}>
        {yes}
      </Action>
    </span>
  );
}

/** Each state has other buttons. The first one gets the focus of the last. */
function useFocusOnChange(state: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
  }, [state]);
  return place;
}
