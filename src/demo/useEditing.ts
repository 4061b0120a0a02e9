import { useEffect, useRef, useState } from 'react';
import { withTimeLimit } from '../browser/timeLimit';
import { TRY_AGAIN } from '../core/constants';
import { keepTab, readTab } from '../browser/tabStorage';
import type { DemoFile } from '../core/demoTypes';
import { useTranslate } from '../providers/useTranslate';
import type { DemoEditor, LoadDemoEditor } from './editing';
import { loadWithRetry } from './retry';

/** How long the editor may take before the reader is told, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Whether and how a demo is edited. */
export interface Editing {
  /** While the demo is edited. */
  editor: DemoEditor | undefined;
  isLoading: boolean;
  /** Whether the reader has just asked for it, and so wants the focus in it. */
  isAsked: boolean;
  toggle: () => void;
  /** Why the demo cannot be edited, or what went wrong. */
  message: string;
  refuse: (reason: string) => void;
  /** The files as they are now; undefined while the demo is not edited. */
  editedFiles: () => readonly DemoFile[] | undefined;
  keepFiles: (files: readonly DemoFile[]) => void;
}

/**
 * Lets a demo be edited in place (SPEC 5.4). Nothing of the editor is loaded before the click, or
 * before a demo that was being edited when the page was left comes near the viewport again.
 * @param key Under which the tab remembers that the demo is edited.
 */
export function useEditing(
  key: string,
  load: LoadDemoEditor | undefined,
  isNear: boolean,
): Editing {
  const translate = useTranslate();
  const [editor, setEditor] = useState<DemoEditor>();
  const [isLoading, setLoading] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState('');
  const files = useRef<readonly DemoFile[]>(undefined);
  const end = (reason = '') => {
    keepTab(key, undefined);
    files.current = undefined;
    setEditor(undefined);
    setMessage(reason);
  };
  const begin = async () => {
    setLoading(true);
    setMessage('');
    try {
      setEditor(await inTime(loadWithRetry(load!)));
      keepTab(key, true);
    } catch {
      setMessage(translate('The editor could not be loaded. Check your connection.'));
    }
    setLoading(false);
  };
  const resume = useRef(begin);
  useEffect(() => {
    if (isNear && readTab(key) === true) void resume.current();
  }, [isNear, key]);
  return {
    editor,
    isLoading,
    isAsked,
    toggle() {
      if (editor) return end();
      if (isLoading) return;
      setAsked(true);
      // What still hangs is had anew (layout/hangingFiles.ts).
      if (message) document.dispatchEvent(new Event(TRY_AGAIN));
      void begin();
    },
    message,
    refuse: end,
    editedFiles: () => files.current,
    keepFiles: (current) => (files.current = current),
  };
}

/** A chunk that hangs cannot be ended, so that what comes late is not waited for. */
function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  return withTimeLimit(PATIENCE_MS, (signal) => {
    const end = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([coming, end]);
  });
}
