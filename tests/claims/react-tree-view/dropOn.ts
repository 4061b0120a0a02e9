import { createEvent, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

interface DropOptions {
  x?: number;
  y?: number;
  dropEffect?: 'move' | 'none';
  /** Element under the pointer, by default the row of the target. */
  over?: HTMLElement;
  /** Element that is dragged, by default the `li` of the item. */
  from?: HTMLElement;
}

/** The `li` element of an item. */
export const li = (id: string) => {
  const found = document.querySelector<HTMLElement>(`li[id$="-${id}"]`);
  if (!found) throw new Error(`No item ${id}`);
  return found;
};

/**
 * Drops an item on another one, by default as its first child. In the layout of the tests, each row
 * is 800 × 400 pixels and starts at 0, 0.
 */
export function dropOn(id: string, target: string, options: DropOptions = {}) {
  const row = li(target).firstElementChild as HTMLElement;
  const { x = 400, y = 200, dropEffect = 'move', over = row, from = li(id) } = options;
  const dataTransfer = { types: [], setDragImage: vi.fn(), setData: vi.fn(), dropEffect };
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragEnter(over, { dataTransfer });
  const event = createEvent.dragOver(over, { dataTransfer });
  Object.defineProperty(event, 'clientX', { value: x });
  Object.defineProperty(event, 'clientY', { value: y });
  fireEvent(over, event);
  const isMarked = row.querySelector('[class*="ragAndDropOverlay"]') !== null;
  fireEvent.dragEnd(from, { dataTransfer });
  return { accepted: event.defaultPrevented, isMarked };
}
