/** Each number and address of the specification, once. */

/** The version that the site describes. */
export const DOCS_VERSION = '8.6.0';

/** Public address of the site, without a slash at the end. */
export const SITE_ORIGIN = 'https://mui.com';

/** Page that `/` and `/x/` lead to (SPEC 1.4). */
export const HOME = '/x/introduction/';

/** How long a button reads "Copied", in milliseconds (SPEC 4.4). */
export const COPIED_MS = { codeBlock: 2000, elsewhere: 1200 } as const;

/** Life of the preference cookies, in seconds: one year (SPEC 2.5). */
export const PREFERENCE_COOKIE_SECONDS = 31_536_000;

/** Quiet time after which React is loaded although nobody has shown an intent, in milliseconds. */
export const IDLE_LOAD_MS = 10_000;

/** Id of the inert element that lists Next's scripts as `[address, integrity][]` in JSON. */
export const DEFERRED_SCRIPTS_ID = 'deferred-scripts';

/** Event on `document` when another page has come in without a page load; `detail` is its path. */
export const PAGE_CHANGE = 'docs:pagechange';

/** Event on `document` when the strings of the interface have changed their language. */
export const LANGUAGE_CHANGE = 'docs:languagechange';

/**
 * Event on `document` with which a script asks for a reload that the reader hasn't asked for; it comes
 * when nothing would be lost by it (boot/reloadWhenSafe.ts).
 */
export const RELOAD_WANTED = 'docs:reload-wanted';

/** Event on `document` when a reader asks for something again that did not come. */
export const TRY_AGAIN = 'docs:tryagain';

/** How long a route change may take before progress is shown, in milliseconds (SPEC 1.13). */
export const PROGRESS_DELAY_MS = 200;

/** How far a reader has scrolled before "Back to top" is offered, in pixels (SPEC 1.11). */
export const BACK_TO_TOP_PX = 200;

/** Where the side navigation is a column instead of a drawer (SPEC 1.10). */
export const PERMANENT_NAVIGATION = '(min-width: 1200px)';

/** Id of the one menu that the buttons beside all section headings open. */
export const SECTION_MENU_ID = 'section-menu';

/** Place on the page "not found" for links to pages with a similar address. */
export const NEAR_MATCHES_ID = 'near-matches';

/** Advertising (SPEC 7): how often the network's ad is looked for, when a blocker is assumed, shares. */
export const AD = {
  pollMs: 500,
  maxPolls: 30,
  /** More polls than these without an ad mean a blocker. */
  pollsBeforeBlocker: 6,
  /** Share of the readers with a blocker who are asked to disable it. */
  messageShare: 0.2,
  /** Share of the sessions whose ads are a line of text instead of a text beside an image. */
  inlineShare: 0.2,
  /** Attempts to get a valid ad as JSON. */
  fetchAttempts: 10,
  /** Share of the displays that are reported. */
  displayShare: 0.1,
  image: { width: 130, height: 100 },
} as const;

/** Share of the sessions whose web vitals are reported (SPEC 8.1). */
export const WEB_VITALS_SHARE = 1 / 10_000;

/** Longest comment of a reader, in characters (SPEC 8.3). */
export const COMMENT_LIMIT = 2000;

/** Time after which a service that has not answered counts as failed, in milliseconds. */
export const SERVICE_TIMEOUT_MS = 20_000;

/** Links of the API reference that name a type on the page of types. */
export const TYPE_LINK = 'a[href*="/types/#"]';
