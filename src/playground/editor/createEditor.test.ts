// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEditor, type CodeEditor } from './createEditor';

let editor: CodeEditor;
const onChange = vi.fn();
const place = document.createElement('div');
document.body.append(place);
const view = () => EditorView.findFromDOM(place.querySelector<HTMLElement>('.cm-editor')!)!;
const type = (insert: string) => view().dispatch({ changes: { from: 0, insert } });
const text = () => view().state.doc.toString();
const lines = () => [...place.querySelectorAll('.cm-line')];

beforeEach(() => {
  onChange.mockClear();
  editor = createEditor(place, onChange);
  editor.show('App.tsx', "const a: string = 'b'; // c\nconst d = <p>e</p>;\n");
});

afterEach(() => editor.remove());

test('shows a file in the colors of the site’s code', () => {
  const tokens = [...place.querySelectorAll('.token')].map(
    ({ className, textContent }) => `${className}: ${textContent}`,
  );
  expect(tokens).toEqual(
    expect.arrayContaining([
      'token keyword: const',
      "token string: 'b'",
      'token type: string',
      'token comment: // c',
      'token keyword: p',
    ]),
  );
});

test.each([
  ['rows.json', '{"a": 1}'],
  ['Demo.module.css', '.a { color: red; }'],
])('the grammar of %s comes with it', async (file, code) => {
  editor.show(file, code);
  await vi.waitFor(() => expect(place.querySelector('.token')).not.toBeNull());
});

test('tells what is typed, and for which file; each file keeps its text', () => {
  type('// x\n');
  expect(onChange).toHaveBeenLastCalledWith('App.tsx', expect.stringMatching(/^\/\/ x\nconst a/));
  const edited = text();
  editor.show('rows.ts', 'export {};');
  expect(text()).toBe('export {};');
  editor.show('App.tsx', edited);
  expect(text()).toBe(edited);
});

test('a text from outside can be undone', async () => {
  const { undo } = await import('@codemirror/commands');
  type('mine ');
  const mine = text();
  editor.show('App.tsx', 'original');
  expect(text()).toBe('original');
  undo(view());
  expect(text()).toBe(mine);
});

test('marks the lines of problems and leaves out what is not there', () => {
  editor.mark([2, 2, 0, 99]);
  expect(lines().map((line) => line.classList.contains('editor-problem'))).toEqual([
    false,
    true,
    false,
  ]);
  editor.mark([]);
  expect(place.querySelector('.editor-problem')).toBeNull();
});

test('has a name and a hint, on every file', () => {
  editor.describe('Code of App.tsx', 'hint');
  const content = () => place.querySelector('.cm-content')!;
  expect(content().getAttribute('aria-label')).toBe('Code of App.tsx');
  editor.show('rows.ts', '');
  editor.describe('Code of rows.ts', 'hint');
  expect(content().getAttribute('aria-label')).toBe('Code of rows.ts');
  expect(content().getAttribute('aria-describedby')).toBe('hint');
});

test('Tab indents until Escape has been pressed, and after the next other key again', () => {
  const press = (key: string, keyCode: number) =>
    view().contentDOM.dispatchEvent(
      new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }),
    );
  // A key that the editor answers is not the browser's any more.
  expect(press('Tab', 9)).toBe(false);
  press('Escape', 27);
  expect(press('Shift', 16)).toBe(true);
  // CodeMirror's own way out ends after two seconds.
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect(press('Tab', 9)).toBe(true);
  press('a', 65);
  expect(press('Tab', 9)).toBe(false);
});
