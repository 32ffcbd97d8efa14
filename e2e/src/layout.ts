import type { Locator, Page } from '@playwright/test';
import { fullMatrix } from './test-matrix.ts';

/**
 * Reports text that can't be read: outside the window, overflowing its box,
 * clipped by a box around it, or overlapped by other text. What's in a row that
 * scrolls sideways can be scrolled to, and what a bar that stays at the top
 * covers can be scrolled clear of it.
 */
export async function unreadableText(page: Page): Promise<string[]> {
  await scrollToEnd(page);
  return page.evaluate(() => {
    interface Line {
      text: string;
      node: Text;
      rect: DOMRect;
    }

    // Line boxes are larger than their letters, so they can overlap harmlessly.
    const core = ({ x, y, width, height }: DOMRect) =>
      new DOMRect(
        x + 1,
        y + height * 0.25,
        Math.max(0, width - 2),
        height * 0.5,
      );

    /** Text for screen readers only is clipped to one pixel. */
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' ||
        isForScreenReaders(element.parentElement));

    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      }) &&
      !isForScreenReaders(element) &&
      !element.matches('script, style, option');

    function linesOf(node: Text): Line[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((rect) => ({
        text: node.data.trim().slice(0, 40),
        node,
        rect: core(rect),
      }));
    }

    function texts(): Text[] {
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter(
        ({ data, parentElement }) =>
          data.trim() !== '' &&
          parentElement !== null &&
          isShown(parentElement),
      );
    }

    function boxesAround(node: Text): Element[] {
      const boxes: Element[] = [];
      for (let box = node.parentElement; box; box = box.parentElement) {
        if (!['inline', 'contents'].includes(getComputedStyle(box).display))
          boxes.push(box);
      }
      return boxes;
    }

    const reachesOut = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - 1 ||
      inner.right > outer.right + 1 ||
      inner.top < outer.top - 1 ||
      inner.bottom > outer.bottom + 1;

    function problemsOf({ text, node, rect }: Line): string[] {
      const found: string[] = [];
      const [own, ...others] = boxesAround(node);
      if (others.some(scrollsSideways)) return [];
      if (rect.right > document.documentElement.clientWidth || rect.right < 0) {
        found.push(`"${text}" is outside the window`);
      }
      if (
        own &&
        !(own instanceof SVGElement) &&
        reachesOut(rect, own.getBoundingClientRect())
      ) {
        found.push(`"${text}" overflows its box`);
      }
      const cutting = others.find(
        (box) =>
          box !== document.documentElement &&
          getComputedStyle(box).overflow !== 'visible' &&
          reachesOut(rect, box.getBoundingClientRect()),
      );
      if (cutting) found.push(`"${text}" is cut off by <${cutting.localName}>`);
      return found;
    }

    const scrollsSideways = (box: Element) =>
      getComputedStyle(box).overflowX === 'auto' &&
      box.scrollWidth > box.clientWidth;

    const isSticky = (node: Text) =>
      boxesAround(node).some(
        (box) => getComputedStyle(box).position === 'sticky',
      );

    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

    const lines = texts()
      .flatMap(linesOf)
      .sort((one, other) => one.rect.top - other.rect.top);
    // Only lines that start above the end of another one can overlap it. Long
    // pages have thousands.
    const below = ({ rect }: Line, index: number) => {
      const end = lines.findIndex(
        (other, at) => at > index && other.rect.top > rect.bottom,
      );
      return lines.slice(index + 1, end < 0 ? undefined : end);
    };
    const collisions = lines.flatMap((line, index) =>
      below(line, index)
        .filter(
          (other) => other.node !== line.node && overlap(line.rect, other.rect),
        )
        .filter((other) => !isSticky(line.node) && !isSticky(other.node))
        .map((other) => `"${line.text}" and "${other.text}" overlap`),
    );
    return [...new Set([...lines.flatMap(problemsOf), ...collisions])];
  });
}

/** How far the page scrolls horizontally, in CSS pixels. */
export const sidewaysScroll = async (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    const reached = window.scrollX;
    window.scrollTo({ left: 0, behavior: 'instant' });
    return reached;
  });

/**
 * Controls that are hard to hit: less than 48 CSS pixels high or 24 wide. A
 * link within text can be as high as its line, and one in the footer's lists
 * 24.
 */
export const smallTargets = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const block = (element: Element | null): Element | null =>
      element && /^inline(-block)?$/.test(getComputedStyle(element).display)
        ? block(element.parentElement)
        : element;

    /** Whether the element's block has text besides its links. */
    function isInText(element: Element): boolean {
      const around = block(element);
      if (!around || around === element) return false;
      const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        if (/\w/.test(data) && !parentElement?.closest('a, button'))
          return true;
      }
      return false;
    }

    /** A label around its control is part of the target. */
    const target = (element: Element) =>
      (element.matches('input') ? element.closest('label') : null) ?? element;

    const leastHeight = (element: Element) =>
      element.closest('footer nav') ? 24 : 48;

    return [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary',
      ),
    ]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .map((element) => ({
        element,
        box: target(element).getBoundingClientRect(),
      }))
      .filter(
        ({ element, box }) =>
          (box.height < leastHeight(element) && !isInText(element)) ||
          box.width < 24,
      )
      .map(
        ({ element, box }) =>
          `${element.localName} "${element.textContent.trim()}": ` +
          `${box.width.toFixed(0)} × ${box.height.toFixed(1)}`,
      );
  });

/** From 400% zoom to desktop, in CSS pixels. */
const widths = fullMatrix ? [320, 360, 768, 1280] : [320, 1280];

/** The same at several widths. */
export async function smallTargetsAtAnyWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const small = await smallTargets(page);
    found.push(
      ...small.map((target) => `${width.toString()} px wide: ${target}`),
    );
  }
  return found;
}

export const scrollToTop = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/**
 * Scrolls to the end of the page, where the bar at the bottom of a phone's
 * window is below the content in its own place. What it covers elsewhere can be
 * scrolled clear of it, but what it covers there can't.
 */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() =>
    window.scrollTo({
      top: document.documentElement.scrollHeight,
      behavior: 'instant',
    }),
  );

/** Words that break within themselves, not at a hyphen. */
export const brokenWords = (container: Locator): Promise<string[]> =>
  container.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) =>
          Math.round(top),
        );
        if (new Set(tops).size > 1) found.push(word);
      }
    }
    return found;
  });

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

interface Shift {
  value: number;
  /** What moved, and from where to where. */
  moved: { what: string; from: number; to: number }[];
}

/**
 * Layout shifts while something happens, also those after a tap, which browsers
 * don't count against a page.
 */
export async function shiftsDuring(
  page: Page,
  act: () => Promise<void>,
): Promise<Shift[]> {
  await page.evaluate(async () => {
    // What a new size of the window moves comes before.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    const shifts: Shift[] = [];
    window.shifts = shifts;
    type Entry = PerformanceEntry & {
      value: number;
      sources: {
        node: Node | null;
        previousRect: DOMRect;
        currentRect: DOMRect;
      }[];
    };
    new PerformanceObserver((list, observer) => {
      if (window.shifts !== shifts) observer.disconnect();
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources
          // Something that was hidden hasn't moved.
          .filter(({ previousRect: { width, height } }) => width * height > 0)
          .map(({ node, previousRect, currentRect }) => ({
            what: `${node?.nodeName ?? ''} "${node?.textContent?.trim().slice(0, 40) ?? ''}"`,
            from: previousRect.top,
            to: currentRect.top,
          }));
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });
  await act();
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise(requestAnimationFrame);
    // Entries come in a task after the frame.
    await new Promise((resolve) => setTimeout(resolve));
    return window.shifts ?? [];
  });
}

/** Scrolls through the page in steps, as a wheel does. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (
      let top = 0;
      top < document.documentElement.scrollHeight;
      top += innerHeight * 0.8
    ) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise(requestAnimationFrame);
    }
  });
