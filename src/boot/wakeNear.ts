import { showIntent } from '../browser/intents';
import { editingKey, readTab } from '../browser/tabStorage';
import { DemoAttribute, DemoClass } from '../core/dom/demo';
import { PageAttribute } from '../core/dom/page';

/** A drawing that stands there, or comes by itself. */
const DRAWING = `.${DemoClass.drawing}>.demo-drawn,[${DemoAttribute.drawingFile}]`;

/**
 * Blocks that live (`data-live`: demos, embeds) need React once they come near the viewport, but for
 * demos whose drawing shows. Where the tab keeps edits of a demo, what is drawn is other code.
 */
export function wakeNearBlocks(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) showIntent();
    },
    { rootMargin: '300px' },
  );
  for (const block of document.querySelectorAll(`[${PageAttribute.live}]`)) {
    const drawing = block.querySelector(DRAWING);
    const isShown = drawing && getComputedStyle(drawing).visibility !== 'hidden';
    const isEdited = readTab(editingKey(location.pathname, block.id));
    if (!isShown || isEdited) observer.observe(block);
  }
}
