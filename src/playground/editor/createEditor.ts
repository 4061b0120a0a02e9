import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
} from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
  type Language,
} from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { apiNames } from './apiNames';
import { keepFocus } from './keepFocus';
import { languageOf } from './languages';
import { leaveByTab } from './leaveByTab';
import { markLines, problemMarks } from './problemMarks';
import { tokenClasses } from './tokenClasses';

/** One editor that shows one file at a time; each file keeps its history and its cursor. */
export interface CodeEditor {
  /** Shows a file; a text other than the known one replaces it. */
  show(file: string, code: string): void;
  /** Says what the editor is to assistive technology. */
  describe(label: string, hintId: string): void;
  /** Marks lines, from 1, of the file that is shown. */
  mark(lines: readonly number[]): void;
  /** Puts the cursor at a line, from 1, and the focus into the editor. */
  goTo(line: number): void;
  focus(): void;
  remove(): void;
}

/**
 * Makes an editor.
 * @param onChange Hears of what is typed: the file and its whole text.
 */
export function createEditor(
  parent: HTMLElement,
  onChange: (file: string, code: string) => void,
): CodeEditor {
  const states = new Map<string, EditorState>();
  const language = new Compartment();
  const attributes = new Compartment();
  let shown = '';
  let described: Extension = [];
  const extensions = [
    lineNumbers(),
    history(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    bracketMatching(),
    indentOnInput(),
    syntaxHighlighting(tokenClasses),
    problemMarks,
    apiNames,
    leaveByTab,
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(shown, state.doc.toString());
    }),
  ];
  const stateOf = (code: string) =>
    EditorState.create({
      doc: code,
      extensions: [extensions, language.of([]), attributes.of(described)],
    });
  const view = new EditorView({ parent });
  const setLanguage = (found: Language | undefined) =>
    view.dispatch({ effects: language.reconfigure(found ?? []) });
  const color = (file: string) => {
    const found = languageOf(file);
    if (!(found instanceof Promise)) return setLanguage(found);
    found.then(
      (late) => file === shown && setLanguage(late),
      // Without its grammar the file is plain text.
      () => {},
    );
  };
  const stopKeeping = keepFocus(view);
  return {
    show(file, code) {
      const text = view.state.doc.toString();
      if (file === shown) {
        if (text === code) return;
        // As a change of its own, so that it can be undone.
        view.dispatch({
          changes: { from: 0, to: text.length, insert: code },
          annotations: isolateHistory.of('full'),
        });
        return;
      }
      if (shown) states.set(shown, view.state);
      const known = states.get(file);
      shown = file;
      view.setState(known?.doc.toString() === code ? known : stateOf(code));
      color(file);
      view.dispatch({ effects: attributes.reconfigure(described) });
    },
    describe(label, hintId) {
      described = EditorView.contentAttributes.of({
        // It takes the focus anyway; so it says.
        tabindex: '0',
        'aria-label': label,
        'aria-describedby': hintId,
      });
      view.dispatch({ effects: attributes.reconfigure(described) });
    },
    mark: (lines) => view.dispatch({ effects: markLines(lines) }),
    goTo(line) {
      const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    focus: () => view.focus(),
    remove() {
      stopKeeping();
      view.destroy();
    },
  };
}
