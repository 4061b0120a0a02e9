import type { ComponentType, RefObject } from 'react';
import type { DemoFile, DemoInfo } from '../core/demoTypes';
import type { DemoOptions } from '../core/types';
import type { Variant } from './forms';
import type { DemoLook, PageLook } from './look';

/** What an edited demo needs from the one that it takes the place of. */
export interface EditedDemoProps {
  pathname: string;
  info: DemoInfo;
  options: DemoOptions;
  variant: Variant;
  look: DemoLook;
  page: PageLook;
  /** Where the result is shown. */
  stage: RefObject<HTMLElement | null>;
  /** Another number restarts the result. */
  run: number;
  /** Whether the editor takes the focus as it comes. */
  takesFocus: boolean;
  /** Hears of the files as they are now: exports take them. */
  onFiles: (files: readonly DemoFile[]) => void;
  /** Hears why the demo cannot be edited. */
  onRefuse: (reason: string) => void;
}

/** What edits demos; the page brings it, so that this folder knows nothing of the playground. */
export interface DemoEditor {
  EditedDemo: ComponentType<EditedDemoProps>;
}

/** Loads what edits demos. Called by a click, and after a reload in which a demo was being edited. */
export type LoadDemoEditor = () => Promise<DemoEditor>;
