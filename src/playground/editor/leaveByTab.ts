import { EditorView } from '@codemirror/view';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab indents; after Escape it leaves the editor, however long that takes (WCAG 2.1.2). Typing goes
 * back to indenting.
 */
export const leaveByTab = EditorView.domEventHandlers({
  keydown: ({ key }, view) => {
    if (key === 'Escape') view.setTabFocusMode(true);
    else if (key !== 'Tab' && !MODIFIERS.includes(key)) view.setTabFocusMode(false);
  },
  focus: (_event, view) => view.setTabFocusMode(false),
});
