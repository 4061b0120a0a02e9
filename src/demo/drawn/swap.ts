import { flushSync } from 'react-dom';
import { DemoAttribute, DemoClass } from '../../core/dom/demo';
import { giveInput, readInput } from './giveInput';
import { pressedIn } from './pressedDrawing.boot';
import { whenStill } from './whenStill';
import { DEMO_SHOWN } from './withoutMotion';

const DRAWING = `:scope > .${DemoClass.drawing}`;
const PLACE = `:scope > .${DemoClass.place}`;
const SURFACE = '.demo-surface';
const DRAWN = '.demo-drawn';

/**
 * Lets a live demo take the place of its drawing without a shift or a flash: it has been mounted behind
 * (`styles/demo.css`), and shows once it has stood still. What the reader did in the drawing is given
 * to it then.
 * @param stage Holds the drawing, and the place of the demo beside it.
 * @param onSwap Called when the demo shows: at once where no drawing shows.
 * @returns Calls it off.
 */
export function swap(stage: HTMLElement, onSwap: () => void): () => void {
  const drawn = shownDrawing(stage);
  if (!drawn) {
    onSwap();
    return () => {};
  }
  const isAwaited = () => pressedIn(drawn) !== undefined;
  const isReady = () => countLoading(stage.querySelector(PLACE)) <= countLoading(drawn);
  return whenStill(stage, { isReady, isAwaited }, () => {
    // The page and the demo that came before it may both wait for this: one of them swaps.
    if (!drawn.isConnected) return onSwap();
    const input = readInput(drawn);
    empty(drawn.parentElement!);
    const live = stage.querySelector(SURFACE);
    flushSync(() => stage.dispatchEvent(new Event(DEMO_SHOWN)));
    endAnimations(stage);
    if (live) giveInput(live, input);
    onSwap();
  });
}

/** What shows of a stage's drawing: at each width one of its two, and nothing where it is hidden. */
export function shownDrawing(stage: HTMLElement): Element | undefined {
  return [...stage.querySelectorAll(`${DRAWING} > ${DRAWN}`)].find((surface) => {
    const { display, visibility } = getComputedStyle(surface);
    return display !== 'none' && visibility !== 'hidden';
  });
}

/** The element stays until React, which has it in its tree, takes it out. */
function empty(drawing: Element): void {
  drawing.replaceChildren();
  drawing.removeAttribute('aria-busy');
  drawing.removeAttribute(DemoAttribute.drawingFile);
}

/** What a demo does as it comes, such as a line that is revealed, the reader has seen drawn already. */
function endAnimations(stage: Element): void {
  for (const animation of stage.getAnimations({ subtree: true })) {
    const end = animation.effect?.getComputedTiming().endTime;
    // Neither what never ends nor what follows a scroll bar.
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}

/** How much says that data is on its way: a drawing shows what a demo is when it has come. */
function countLoading(root: Element | null): number {
  return root?.querySelectorAll('[role=progressbar]').length ?? 0;
}
