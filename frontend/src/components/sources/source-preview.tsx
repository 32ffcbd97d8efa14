import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sources.module.css';

/** Long enough to pass over a mark, or to move from the mark to its preview. */
const DELAY_MS = 300;
const MARGIN = 8;

/** What the list of sources says, without the links back. */
function textOf(mark: HTMLAnchorElement): string {
  const source = document.querySelector(mark.hash)?.cloneNode(true) as
    Element | undefined;
  source?.lastElementChild?.remove();
  return source?.textContent.trim() ?? '';
}

interface SourcePreviewProps {
  /** The mark that asked for it. */
  first: HTMLAnchorElement;
  /** The footnote mark that an event is about, if any. */
  markAt: (target: EventTarget | null) => HTMLAnchorElement | null;
}

/**
 * Shows a source at its footnote mark while the mark has the pointer or the
 * keyboard focus, as in WCAG 1.4.13: Escape closes it, and the pointer can move
 * into it. A tap still jumps to the list of sources.
 */
export default function SourcePreview({
  first,
  markAt,
}: SourcePreviewProps): ReactNode {
  const preview = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = preview.current;
    if (!box) return;
    const stop = new AbortController();
    let timer: number | undefined;
    let current: HTMLAnchorElement | undefined;

    function hide() {
      clearTimeout(timer);
      current?.removeAttribute('aria-describedby');
      current = undefined;
      box?.hidePopover();
    }

    function show(mark: HTMLAnchorElement) {
      hide();
      const text = textOf(mark);
      if (!box || !text) return;
      current = mark;
      mark.setAttribute('aria-describedby', box.id);
      box.textContent = text;
      box.showPopover();
      const { left, top, bottom } = mark.getBoundingClientRect();
      const { offsetWidth, offsetHeight } = box;
      const end = document.documentElement.clientWidth - offsetWidth - MARGIN;
      const isBelow =
        bottom + offsetHeight <= innerHeight || top < offsetHeight;
      box.style.left = `${scrollX + Math.max(MARGIN, Math.min(left, end))}px`;
      box.style.top = `${scrollY + (isBelow ? bottom : top - offsetHeight)}px`;
    }

    function later(action: () => void) {
      clearTimeout(timer);
      timer = window.setTimeout(action, DELAY_MS);
    }

    function listen<Name extends keyof DocumentEventMap>(
      name: Name,
      handle: (event: DocumentEventMap[Name]) => void,
    ) {
      document.addEventListener(name, handle, stop);
    }

    listen('pointerover', ({ pointerType, target }) => {
      if (pointerType === 'touch') return;
      const mark = markAt(target);
      if (box.contains(target as Node) || (mark && mark === current))
        clearTimeout(timer);
      else if (mark) {
        later(() => show(mark));
      } else if (current !== document.activeElement) {
        later(hide);
      }
    });
    listen('focusin', ({ target }) => {
      const mark = markAt(target);
      if (mark?.matches(':focus-visible')) show(mark);
    });
    if (first.matches(':hover, :focus-visible')) show(first);
    listen('focusout', hide);
    listen('click', hide);
    listen('keydown', ({ key }) => {
      if (key === 'Escape') hide();
    });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [first, markAt]);

  return (
    <div
      ref={preview}
      id="preview"
      role="tooltip"
      popover="manual"
      className={styles.preview}
    />
  );
}
