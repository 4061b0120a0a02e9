/**
 * Copying code without React (SPEC 4.4): the button of a block or of a demo's toolbar, and Ctrl/⌘+C
 * on the block or the demo's code that is hovered or focused.
 */
import { COPIED_MS } from '../core/constants';
import { showOutcome } from '../browser/showOutcome';
import { CopyAttribute, CopyClass } from '../core/dom/copy';
import { DemoClass } from '../core/dom/demo';

/** A demo's code is itself a block, and its button stands outside of that: the demo comes first. */
const BLOCKS = [`.${DemoClass.code}`, `.${CopyClass.block}`] as const;

/** Handles every copy button of the page, those that come later included. */
export function listenForCopy(): void {
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.(`[${CopyAttribute.code}]`);
    if (button) void copyBlock(button);
  });
  addEventListener('keydown', (event) => {
    if (!isCopyShortcut(event)) return;
    const hovered = document.querySelector(BLOCKS.map((block) => `${block}:hover`).join());
    const button = blockOf(hovered ?? document.activeElement)?.querySelector(
      `[${CopyAttribute.code}]`,
    );
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
  const block = blockOf(button);
  const shownMs = COPIED_MS[block?.matches(BLOCKS[1]) ? 'codeBlock' : 'elsewhere'];
  const code = block?.querySelector('pre code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code.replace(/\n$/, ''));
    showOutcome(button, 'copied', shownMs);
  } catch {
    // No clipboard (insecure page, permission refused): the reader must know it did not work.
    showOutcome(button, 'failed', shownMs);
  }
}
