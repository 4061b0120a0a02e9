import type { Scheme } from '../renderedDemo';

/** What a demo is drawn in: the part of the page that it can ask for. */
export interface Frame {
  /** Width of the demo's surface in pixels. */
  width: number;
  /** Width of the window in pixels. */
  viewport: number;
  /** Whether fingers, and no pointer, are there. */
  isTouch: boolean;
  scheme: Scheme;
}

/** Height of the window in pixels. */
export const VIEWPORT_HEIGHT = 900;

/** The frames that each demo is drawn in (SPEC 3.1: the column of text at these windows). */
export const FRAMES = {
  wide: { width: 726, viewport: 1440, isTouch: false },
  narrow: { width: 294, viewport: 360, isTouch: true },
} as const;

export type FrameName = keyof typeof FRAMES;

/** The frame that is drawn now. */
export const frame: Frame = { ...FRAMES.wide, scheme: 'light' };
