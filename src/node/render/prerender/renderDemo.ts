import type { ComponentType } from 'react';
import { FRAMES, frame, type FrameName } from './window/frame';
import type { VirtualClock } from './window/clock';
import { deliverSizes, dropObservers } from './window/observers';
import { resetRandom } from './window/random';
import { SURFACE_PARENT } from './layout/widths';
import type { DemoJob, DemoLayout, Drawing, Scheme } from './renderedDemo';

/** How long a demo may take until it stands still, in milliseconds of its own time. */
const PATIENCE_MS = 3000;
/** Rounds of timers and sizes after which a demo counts as one that never stands still. */
const MOST_ROUNDS = 400;
const DEFAULT_HEIGHT = 320;

/** Saved before the window's clock takes its place: React's work is done in real time. */
const nextTask = setImmediate;
const turn = () => new Promise<void>((resolve) => nextTask(() => resolve()));

/** What mounts demos: `src/prerender/mountDemo.tsx`. */
interface DemoRuntime {
  prepare(): Promise<void>;
  resetStyles(): void;
  mountDemo(
    container: Element,
    Demo: ComponentType,
    prefix: string,
    onError: (error: unknown) => void,
  ): { show(scheme: Scheme): void; unmount(): void };
}

/** The bundle that has React, the theme and the demos. */
export interface DemoBundle {
  runtime: DemoRuntime;
  load(file: string): Promise<{ default: ComponentType }>;
}

/**
 * Draws a demo in a frame, in both schemes.
 * @param prefix Starts the ids of its elements.
 * @throws What the demo throws, and an Error when it shows nothing.
 */
export async function renderDemo(
  { file, options }: DemoJob,
  { runtime, load }: DemoBundle,
  clock: VirtualClock,
  name: FrameName,
  prefix: string,
): Promise<Record<Scheme, Drawing>> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  Object.assign(frame, FRAMES[name], { scheme: 'light' });
  clock.reset();
  resetRandom();
  dropObservers();
  localStorage.clear();
  sessionStorage.clear();
  runtime.resetStyles();
  document.head.querySelector('style[data-site]')?.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style data-site>${surfaceRules(options, name)}</style>`,
  );
  document.body.innerHTML = `<div ${SURFACE_PARENT}></div>`;
  const { default: Demo } = await load(file);
  const container = document.body.firstElementChild!;
  const demo = runtime.mountDemo(container, Demo, prefix, onError);
  const drawings = {} as Record<Scheme, Drawing>;
  try {
    for (const scheme of ['light', 'dark'] as const) {
      frame.scheme = scheme;
      demo.show(scheme);
      await settle(clock, onError);
      if (errors.length > 0) throw errors[0];
      drawings[scheme] = drawingOf(container);
    }
  } finally {
    demo.unmount();
    await turn();
  }
  return drawings;
}

/** Lets time pass until nothing is due, or the patience ends. */
async function settle(clock: VirtualClock, onError: (error: unknown) => void): Promise<void> {
  const end = clock.elapsed + PATIENCE_MS;
  let quietRounds = 0;
  for (let round = 0; round < MOST_ROUNDS && quietRounds < 2; round += 1) {
    await turn();
    await turn();
    const hasNews = deliverSizes(onError);
    if (hasNews) await turn();
    const hasRun = clock.advance(end, onError);
    quietRounds = hasNews || hasRun ? 0 : quietRounds + 1;
  }
}

function drawingOf(container: Element): Drawing {
  const surface = container.querySelector('.demo-surface')?.cloneNode(true) as Element | undefined;
  const inside = [...(surface?.querySelectorAll('style') ?? [])];
  inside.forEach((sheet) => sheet.remove());
  const html = surface?.innerHTML ?? '';
  if (!html) throw new Error('It shows nothing, or still waits for something to load.');
  const sheets = [...document.head.querySelectorAll('style:not([data-site])')];
  return {
    html,
    rules: sheets.flatMap(({ textContent }) => textContent || []),
    sheets: inside.flatMap(({ textContent }) => textContent.match(/[^{}]+\{[^{}]*\}/g) ?? []),
  };
}

/** What of the site's style sheets (`styles/base.css`, `styles/demo.css`) gives a demo its room. */
function surfaceRules(options: DemoLayout, name: FrameName): string {
  const { height = DEFAULT_HEIGHT, narrowHeight = height, maxWidth, align, fill } = options;
  const shown = name === 'wide' ? height : narrowHeight;
  return [
    '*{box-sizing:border-box}',
    'html{font-size:16px;line-height:1.5}',
    'button{font-size:inherit}',
    `[${SURFACE_PARENT}]{display:flex;flex-direction:column;align-items:center;min-height:${shown}px}`,
    `.demo-surface{width:100%;min-width:0;max-width:${maxWidth ? `${maxWidth}px` : '100%'}}`,
    '.demo-surface>*{max-width:100%}',
    align ? '.demo-surface{display:flex;flex-direction:column;align-items:center}' : '',
    fill ? `.demo-surface{display:flex;flex-direction:column;height:${shown}px}` : '',
    fill ? '.demo-surface>:only-child{flex:1;min-height:0}' : '',
  ].join('');
}
