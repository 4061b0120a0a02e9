import { useState } from 'react';
import type { DemoInfo } from '../core/demoTypes';
import { mainForm, type Variant } from './forms';
import { useSources } from './useSources';

/** The code that a demo shows, and the tabs that lead to its other files. */
export interface ShownCode {
  /** Highlighted. Empty while React adopts what the document holds. */
  html: string;
  /** The marked part of it, shown while the code is closed. */
  preview: string | undefined;
  /** Names of the files, as tabs. */
  files: string[];
  index: number;
  selectFile: (index: number) => void;
  /** What is shown, which is not what is wanted while that is on its way or could not be had. */
  shown: Variant;
  isFailed: boolean;
  retry: () => void;
}

/**
 * Returns what of a demo's code is shown. The main TSX is in the document; everything else is
 * fetched once it is wanted (SPEC 5.3).
 * @param isNear Whether the demo is near the viewport.
 */
export function useShownCode(info: DemoInfo, wanted: Variant, isNear: boolean): ShownCode {
  const [chosen, selectFile] = useState(0);
  const main: Variant = { form: mainForm(info), language: 'TS' };
  const isMain = wanted.form === main.form && wanted.language === 'TS' && chosen === 0;
  const { sources, isFailed, retry } = useSources(info.sourcesUrl, isNear && !isMain);
  const fetched = sources?.[wanted.form];
  const files = fetched?.[wanted.language];
  // Another form may have fewer files.
  const index = files && chosen >= files.length ? 0 : chosen;
  return {
    html: files?.[index]?.html ?? info.html,
    preview: fetched ? fetched.preview?.[wanted.language] : info.preview,
    files: files?.map(({ name }) => name) ?? info.files,
    index: files || isMain ? index : 0,
    selectFile,
    shown: files ? wanted : main,
    isFailed: isFailed && !isMain,
    retry,
  };
}
