import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FileTabs } from '../demo/FileTabs';
import { useTranslate } from '../providers/useTranslate';
import { createEditor, type CodeEditor } from './editor/createEditor';
import { Problems } from './Problems';
import type { Session, SessionState } from './session';

interface CodePanelProps {
  session: Session;
  state: SessionState;
  /** Whether the editor takes the focus as it comes. */
  takesFocus?: boolean;
}

/** All files as tabs, the editor of the chosen one, and the problems of the code below it. */
export function CodePanel({ session, state, takesFocus = false }: CodePanelProps) {
  const translate = useTranslate();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const [chosen, setChosen] = useState(0);
  const names = Object.keys(state.files);
  const name = names[chosen] ?? names[0]!;
  const code = state.files[name]!;
  const hint = `${id}-hint`;
  const hasTabs = names.length > 1;
  // Before the browser paints: an empty place would push what is below it when the code comes.
  useLayoutEffect(() => {
    const made = createEditor(place.current!, session.write);
    editor.current = made;
    return made.remove;
  }, [session]);
  useEffect(() => {
    editor.current!.describe(translate('Code of {{title}}', { title: name }), hint);
  }, [session, translate, name, hint]);
  useLayoutEffect(() => editor.current!.show(name, code), [session, name, code]);
  useEffect(() => {
    const lines = state.problems.filter(({ file }) => file === name).map(({ line }) => line ?? 0);
    editor.current!.mark(lines);
  }, [session, name, state.problems]);
  useEffect(() => {
    if (takesFocus) editor.current!.focus();
  }, [session, takesFocus]);
  const goTo = (file: string, line: number) => {
    const index = names.indexOf(file);
    if (index < 0) return;
    setChosen(index);
    editor.current!.show(file, state.files[file]!);
    editor.current!.goTo(line);
  };
  return (
    <div className="code-panel">
      {hasTabs && (
        <FileTabs files={names} index={names.indexOf(name)} panelId={id} onSelect={setChosen} />
      )}
      <div
        id={id}
        className="code-editor"
        {...(hasTabs && { role: 'tabpanel', 'aria-label': name })}
        ref={place}
      />
      <p id={hint} className="code-hint">
        {translate('Press Escape, then Tab, to leave the editor.')}
      </p>
      {/* What the copy button reads (boot/copy.ts): the editor itself holds the visible lines only. */}
      <pre hidden>
        <code>{code}</code>
      </pre>
      <Problems problems={state.problems} onGoTo={goTo} />
    </div>
  );
}
