import { showIntent } from '../browser/intents';
import { readTab } from '../browser/tabStorage';

/** React comes without an intent where the tab keeps edits: what is drawn there is other code. */
export function resumeEdits(): void {
  for (const { id } of document.querySelectorAll('[data-demo]')) {
    if (readTab(`editing ${location.pathname} ${id}`)) showIntent();
  }
}
