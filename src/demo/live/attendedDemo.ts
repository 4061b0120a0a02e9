import { whenIdle } from '../../browser/whenIdle';
import { DemoClass } from '../../core/dom/demo';

/** A drawing that a reader has turned to before React came. */
const ATTENDED =
  `.${DemoClass.stage}:is(:hover, :focus-within, :has(> .${DemoClass.drawing}[aria-busy]))` +
  ` > .${DemoClass.drawing}:has(> .demo-drawn)`;

/** How long the page waits for the demo, in milliseconds: it has menus and a search that want React. */
const LIMIT_MS = 5000;

/**
 * Lets the demo that a reader waits for come before React adopts the page, which takes longer on a
 * phone than most demos do. Settles when the demo shows, and at once where nobody waits for one. It
 * never rejects: the page shows the demo in its turn, or says why it can't.
 */
export async function attendedDemoShown(): Promise<void> {
  if (typeof document === 'undefined') return;
  const drawing = document.querySelector(ATTENDED);
  if (!drawing) return;
  const late = new AbortController();
  const limit = new Promise<void>((resolve) => {
    late.signal.addEventListener('abort', () => resolve());
    setTimeout(() => late.abort(), LIMIT_MS);
  });
  await Promise.race([limit, show(drawing.parentElement!, late.signal)]);
}

async function show(stage: HTMLElement, late: AbortSignal): Promise<void> {
  try {
    const { showDemo } = await import('../theme/demoRuntime');
    await showDemo(stage, late);
    // Painted first: adopting the page is one long task.
    await new Promise<void>((resolve) => void whenIdle(resolve));
  } catch (error) {
    console.warn(`A demo has not come before its page: ${(error as Error).message}`);
  }
}
