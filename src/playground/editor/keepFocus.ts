import { EditorView } from '@codemirror/view';

/** How long ago a reader may have moved the focus, in milliseconds. */
const RECENT_MS = 500;

/**
 * Code with `autoFocus` takes the keyboard into its frame at each run. The editor takes it back
 * unless the reader has gone there with a pointer or the Tab key.
 */
export function keepFocus(view: EditorView): () => void {
  let moved = -RECENT_MS;
  const remember = (event: Event) => {
    if (event.type !== 'keydown' || (event as KeyboardEvent).key === 'Tab') moved = event.timeStamp;
  };
  const takeBack = ({ timeStamp }: Event) => {
    if (timeStamp - moved < RECENT_MS) return;
    setTimeout(() => {
      const frame = document.activeElement;
      if (!(frame instanceof HTMLIFrameElement)) return;
      frame.blur();
      window.focus();
      view.focus();
    });
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, remember, true);
  view.contentDOM.addEventListener('blur', takeBack);
  return () => {
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, remember, true);
  };
}
