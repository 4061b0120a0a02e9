/** What the tests do in a browser: the same in every engine. */
export interface Tab {
  /** Loads an address and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it may be asynchronous, and knows nothing but its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses and releases the mouse over the middle of an element that a reader could hit. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Presses a key, for example `Enter`, with the modifiers that are held. */
  press(key: Key, ...held: Modifier[]): Promise<void>;
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>;
  /** Gives the page this size, without the frame of the window. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** What the page has complained about since the last call. */
  problems(): Promise<string[]>;
  /** Writes a picture of the viewport. */
  screenshot(file: string): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Shift' | 'k' | 'v';
export type Modifier = 'Control';

/** How a browser is started. */
export interface StartOptions {
  /** Port of a proxy on this machine that all secure connections go through. */
  proxyPort?: number | undefined;
  /** Features that the browser has and that are taken from it: preferences or runtime features. */
  without?: readonly string[] | undefined;
}

/** A running browser with one tab. */
export interface RunningBrowser {
  tab: Tab;
  /** Name and version, for the report. */
  version: string;
  /** Ends it with every process that it has started. */
  stop(): Promise<void>;
}

export type Engine = 'firefox' | 'webkit';
