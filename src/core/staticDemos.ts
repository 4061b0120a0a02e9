/** What the build draws of one demo, for before its scripts run. */
export interface StaticDemo {
  /**
   * HTML inside the demo's surface at a desktop's frame: 726 px wide, in windows from 1440 px. Its ids
   * have a prefix, nothing is `contenteditable`, and nothing in it is loaded.
   */
  wide: string;
  /** The same at a phone's frame, 294 px wide (360 px); absent where `wide` is right there too. */
  narrow?: string;
}

/** A demo that the build cannot draw, and what stands there until it is loaded. */
export interface SkippedDemo {
  /** Why, in a sentence for writers. */
  reason: string;
  skeleton: StaticSkeleton;
}

/** Outlines of widgets that stand for a demo. */
export type StaticSkeleton = 'bars' | 'rows' | 'field' | 'tree' | 'calendar';

/** What the build draws of all demos of a page. */
export interface StaticPage {
  /**
   * Rules that the demos of the page use, each once, for light and dark. Their classes are of no live
   * demo; variables are set on `.demo-static`. They belong before the site's style sheets.
   */
  css: string;
  /** By the demos' names. */
  demos: Record<string, StaticDemo | SkippedDemo>;
}

/** Whether the build has drawn a demo. */
export function isDrawn(demo: StaticDemo | SkippedDemo): demo is StaticDemo {
  return 'wide' in demo;
}
