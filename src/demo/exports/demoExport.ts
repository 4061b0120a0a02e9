import type { DemoFile, DemoForm, DemoInfo } from '../../core/demoTypes';
import type { PreferenceValue } from '../../core/preferences';

/** What a reader takes to another site: one form of a demo in one language. */
export interface DemoExport {
  info: Pick<DemoInfo, 'title' | 'dependencies'>;
  /** Height of the frame in pixels, for a demo that fills its parent. */
  height?: number;
  /** Address of the demo on this site. */
  url: string;
  form: DemoForm;
  language: PreferenceValue<'codeVariant'>;
  /** The files of that form in that language, the demo's own file first. */
  files: readonly DemoFile[];
}

/** A project that runs by itself: content by path. */
export interface ExportedProject {
  title: string;
  description: string;
  files: Record<string, string>;
}

/** What the browser posts, as a form that opens a new tab. */
export interface ExportForm {
  action: string;
  fields: Record<string, string>;
}
