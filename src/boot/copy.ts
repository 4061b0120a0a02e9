/**
 * Copying code without React (SPEC 4.4): the button of a block, and Ctrl/⌘+C on the block that is
 * hovered or focused.
 */
import { COPIED_MS } from '../core/constants';

const BLOCK = '.code-block';
const timers = new WeakMap<Element, number>();

/** Handles every copy button of the page, those that come later included. */
export function listenForCopy(): void {
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.('[data-copy]');
    if (button) void copyBlock(button);
  });
  addEventListener('keydown', (event) => {
    if (!isCopyShortcut(event)) return;
    const block =
      document.querySelector(`${BLOCK}:hover`) ?? document.activeElement?.closest(BLOCK);
    const button = block?.querySelector('[data-copy]');
    if (!button) return;
    event.preventDefault();
    void copyBlock(button);
  });
}

/** Ctrl/⌘+C that is not meant for a selection or for another command. */
export function isCopyShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'c' || !(event.ctrlKey || event.metaKey)) return false;
  if (event.shiftKey || event.altKey) return false;
  const field = (event.target as Element).closest?.('input, textarea, select, [contenteditable]');
  return !field && !getSelection()?.toString();
}

async function copyBlock(button: Element): Promise<void> {
  const code = button.closest(BLOCK)?.querySelector('pre code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code.replace(/\n$/, ''));
    show(button, 'copied');
  } catch {
    // No clipboard (insecure page, permission refused): the reader must know it did not work.
    show(button, 'failed');
  }
}

/** Shows the outcome on the button and tells it to screen readers, then goes back to idle. */
function show(button: Element, state: 'copied' | 'failed'): void {
  const { copied = 'Copied', failed = 'Copying failed' } = (button as HTMLElement).dataset;
  const message = state === 'copied' ? copied : failed;
  button.setAttribute('data-state', state);
  button.setAttribute('data-message', message);
  announce(message);
  clearTimeout(timers.get(button));
  const reset = () => {
    button.removeAttribute('data-state');
    button.removeAttribute('data-message');
  };
  timers.set(button, window.setTimeout(reset, COPIED_MS.codeBlock));
}

/** Says a message through the page's one polite live region. */
function announce(message: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  // An unchanged text is not read again; the empty frame in between makes it a change.
  requestAnimationFrame(() => (region.textContent = message));
}
