import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keepTab, readTab } from '../../browser/tabStorage';
import type { DemoFile } from '../../core/demoTypes';
import type { EditedDemoProps } from '../../demo/editing';
import { CodePanel } from '../CodePanel';
import { EditorBar } from '../EditorBar';
import { Result } from '../Result';
import { isSharedCode } from '../shareLink';
import { useSandboxLook } from '../useSandboxLook';
import { useSession } from '../useSession';
import { hasPickers } from './hasPickers';

interface DemoWorkbenchProps extends EditedDemoProps {
  files: readonly DemoFile[];
  /** Where the result is shown. */
  place: HTMLElement;
}

/** Popups of pickers are clipped by the frame: with this height in pixels they have room. */
const PICKERS_HEIGHT = 480;

/** The editor of a demo's code; the result takes the place of the demo. */
export function DemoWorkbench(props: DemoWorkbenchProps) {
  const { pathname, info, options, variant, look, page, place, run, onFiles } = props;
  const entry = props.files[0]!.name;
  const sandboxLook = useSandboxLook(page, look, options);
  const [session, state] = useSession(sandboxLook, () => {
    const original = Object.fromEntries(props.files.map(({ name, code }) => [name, code]));
    const key = `edited ${pathname} ${info.name} ${variant.form} ${variant.language}`;
    const kept = readTab(key);
    return {
      original,
      files: isSharedCode(kept) ? { ...original, ...kept.files } : original,
      entry,
      keep: (files) => keepTab(key, files && { files, entry }),
    };
  });
  const { files } = state;
  useEffect(() => {
    onFiles(Object.entries(files).map(([name, code]) => ({ name, code, html: '' })));
  }, [onFiles, files]);
  const firstRun = useRef(run);
  useEffect(() => {
    if (run !== firstRun.current) session.restart();
  }, [session, run]);
  return (
    <>
      {createPortal(
        <div
          className={options.fill ? 'demo-sandbox fixed-height' : 'demo-sandbox'}
          style={hasPickers(info.dependencies) ? { minBlockSize: PICKERS_HEIGHT } : undefined}
        >
          <Result session={session} state={state} />
        </div>,
        place,
      )}
      <CodePanel session={session} state={state} takesFocus={props.takesFocus} />
      <EditorBar session={session} code={() => ({ files, entry })} />
    </>
  );
}
