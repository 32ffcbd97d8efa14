/** An element of a tab's page. As an argument of `evaluate`, it arrives in the page as the element itself. */
export interface TabElement {
  readonly isTabElement: true;
}

type InPage<Args extends unknown[]> = {
  [Index in keyof Args]: Args[Index] extends TabElement ? HTMLElement : Args[Index];
};

/** Keys that `press` knows. */
type Key = 'Enter' | 'Escape' | 'Tab';

/** The one tab of a browser. What both engines can do. */
export interface Tab {
  /** Loads a page. Resolves after its load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It sees only its arguments. */
  evaluate: <Args extends unknown[], Result>(
    work: (...args: InPage<Args>) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a script in the page, regardless of its policy. */
  run: (script: string) => Promise<void>;
  /** Visible elements that match and have this accessible name, as the browser computes it. */
  elements: (selector: string, name: string) => Promise<TabElement[]>;
  /** Clicks with the mouse, at a point of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Turns the mouse wheel by so many pixels, at a point of the viewport. */
  scrollAt: (x: number, y: number, pixels: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** The page as it would be printed. Not in WebKit. */
  pdf: () => Promise<Buffer>;
  /** What pages have logged or thrown, and what the browser has logged about them. */
  readonly messages: string[];
}

/** How the browser is started. Firefox can't change them later. */
export type Colors = 'light' | 'dark' | 'forced';

/** A running browser with one tab. */
export interface Engine {
  readonly tab: Tab;
  clearCookies: () => Promise<void>;
  close: () => Promise<void>;
}
