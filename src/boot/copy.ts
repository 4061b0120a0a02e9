/**
 * Copying code without React (SPEC 4.4): the button of a block or of a demo's toolbar, and Ctrl/⌘+C
 * on the block or the demo's code that is hovered or focused.
 */
import { COPIED_MS } from '../core/constants';
import { announce } from '../core/announce';
import { translate } from '../core/interfaceText';

/** A demo's code is itself a block, and its button stands outside of that: the demo comes first. */
const BLOCKS = ['.demo-code', '.code-block'] as const;
const MESSAGES = { copied: 'Copied', failed: 'Copying failed' } as const;

/** What a button reads when nothing was copied lately. */
interface IdleState {
  text: string;
  name: string;
  timer: number;
}
const idleStates = new WeakMap<Element, IdleState>();

/** Handles every copy button of the page, those that come later included. */
export function listenForCopy(): void {
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.('[data-copy]');
    if (button) void copyBlock(button);
  });
  addEventListener('keydown', (event) => {
    if (!isCopyShortcut(event)) return;
    const hovered = document.querySelector(BLOCKS.map((block) => `${block}:hover`).join());
    const button = blockOf(hovered ?? document.activeElement)?.querySelector('[data-copy]');
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

function blockOf(element: Element | null): Element | null {
  return element?.closest(BLOCKS[0]) ?? element?.closest(BLOCKS[1]) ?? null;
}

async function copyBlock(button: Element): Promise<void> {
  const code = blockOf(button)?.querySelector('pre code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code.replace(/\n$/, ''));
    showOutcome(button, 'copied');
  } catch {
    // No clipboard (insecure page, permission refused): the reader must know it did not work.
    showOutcome(button, 'failed');
  }
}

/** Shows the outcome on the button and tells it to screen readers, then goes back to idle. */
export function showOutcome(button: Element, state: keyof typeof MESSAGES): void {
  const label = button.querySelector('.copy-label') ?? button;
  const idle = idleStates.get(button) ?? readIdleState(button, label);
  clearTimeout(idle.timer);
  const message = translate(MESSAGES[state]);
  button.setAttribute('data-state', state);
  button.setAttribute('aria-label', message);
  label.textContent = message;
  announce(message);
  idle.timer = window.setTimeout(
    () => {
      button.removeAttribute('data-state');
      button.setAttribute('aria-label', idle.name);
      label.textContent = idle.text;
    },
    COPIED_MS[button.closest(BLOCKS.join())?.matches(BLOCKS[1]) ? 'codeBlock' : 'elsewhere'],
  );
}

function readIdleState(button: Element, label: Element): IdleState {
  const text = label.textContent;
  const state = { text, name: button.getAttribute('aria-label') ?? text, timer: 0 };
  idleStates.set(button, state);
  return state;
}
