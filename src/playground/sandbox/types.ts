import type { PaletteColors } from '../../core/paletteColors';
import type { PreferenceValue } from '../../core/preferences';

/** Sources by file name, as the demo's imports say it: `SaveToServer.tsx`, `../dataset/orders.ts`. */
export type SandboxFiles = Readonly<Record<string, string>>;

/** How the page looks around the sandbox; what runs in it follows. */
export interface SandboxLook {
  scheme: 'light' | 'dark';
  direction: PreferenceValue<'direction'>;
  density: PreferenceValue<'density'>;
  /** The two colors of the reader's choice. */
  hue: PaletteColors;
  /** Language of the page, as in `<html lang>`. */
  language: string;
  /** False: plain Material UI defaults without a theme provider, as in the playground. */
  themed: boolean;
  /** What the Markdown of a demo says about its place; widths in pixels. */
  layout?: { fill?: boolean; align?: 'center'; maxWidth?: number };
}

/** When something went wrong. `frame`: what is of the sandbox itself, such as a library not had. */
export type SandboxPhase = 'compile' | 'load' | 'render' | 'event' | 'promise' | 'loop' | 'frame';

/** Something that went wrong in a run; file, line and column (both from 1) are those of the source. */
export interface SandboxProblem {
  kind: 'problem';
  run: number;
  phase: SandboxPhase;
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

/** What the sandbox tells its user. */
export type SandboxReport =
  /** Bytes of the libraries that a run waits for, as they travel. */
  | { kind: 'progress'; loaded: number; total: number }
  /** The run is on screen. */
  | { kind: 'ran'; run: number }
  | SandboxProblem
  /** The content's height in pixels. */
  | { kind: 'height'; height: number }
  /** The frame is gone: it went elsewhere, no longer answers, or is of another build. */
  | { kind: 'stopped'; reason: string };

/** One isolated frame. */
export interface Sandbox {
  /**
   * Compiles and runs sources; the last good result stays until the new one is on screen.
   * @param entry Name of the file whose default export is shown.
   * @returns The number of the run, which its reports carry.
   */
  run(files: SandboxFiles, entry: string): number;
  setLook(look: SandboxLook): void;
  /** Makes a new frame and runs the last sources in it: timers and state are gone. */
  restart(): void;
  /** Takes the frame off the page; nothing is reported any more. */
  remove(): void;
}
