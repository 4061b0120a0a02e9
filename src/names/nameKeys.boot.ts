/**
 * A block of code is one stop of the Tab key. The arrow keys lead through its names: Down begins, and
 * all four go on; Escape leads back to the block. Left and Right scroll the block itself, as ever.
 */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Handles the keys of every block of code. */
export function listenForNameKeys(): void {
  addEventListener('keydown', onKey);
}

function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const block = target.closest('pre');
  const next = block && nextStop(block, target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What a key leads to; at the ends nothing, so that the page scrolls on. */
function nextStop(block: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const names = [...block.querySelectorAll<HTMLElement>('code a')];
  if (from === block) return key === 'ArrowDown' ? names[0] : undefined;
  const index = names.indexOf(from);
  if (index < 0) return undefined;
  if (key === 'Escape') return block;
  if (key === 'Home') return names[0];
  if (key === 'End') return names.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : names[index + step];
}
