import { GlobalWindow, PropertySymbol } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';
import { borders, padding } from '../layout/boxModel';
import { invalidateStyles } from '../layout/styles';
import { styleOf } from '../layout/styles';
import { VirtualClock } from './clock';
import { frame, VIEWPORT_HEIGHT } from './frame';
import { matchesMedia } from './media';
import { installMeasures, sizeOf } from './measure';
import { observerClasses } from './observers';
import { installRandom } from './random';
import { installSelectors } from './selectors';

type PageWindow = Window & typeof globalThis;

/** Same as readers of demos see: what they read of the browser is the most frequent one. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * Makes this process look like a page to the scripts that are imported afterwards: happy-dom's
 * document, our layout, and time that goes on when it is told to.
 */
export function installWindow(): VirtualClock {
  const clock = new VirtualClock();
  const window = new GlobalWindow({
    url: 'https://mui.com/x/',
    width: frame.viewport,
    height: VIEWPORT_HEIGHT,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      navigator: { userAgent: USER_AGENT },
    },
  }) as unknown as PageWindow;
  populateGlobal(globalThis, window, { bindFunctions: true });
  replace({ matchMedia, ...observerClasses }, window);
  installMeasures(window);
  watchChanges(window);
  installSelectors(window);
  installStyles(window);
  for (const target of [globalThis, window]) clock.install(target);
  installRandom();
  return clock;
}

function replace(values: object, window: PageWindow): void {
  for (const target of [globalThis, window]) {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(target, name, { configurable: true, writable: true, value });
    }
  }
}

function matchMedia(media: string) {
  const ignore = () => {};
  return {
    matches: matchesMedia(media, frame),
    media,
    onchange: null,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
    dispatchEvent: () => false,
  };
}

/** happy-dom calls a method of each node that changes; what the layout has computed ends there. */
function watchChanges({ Node }: PageWindow): void {
  const prototype = Node.prototype as unknown as Record<symbol, () => void>;
  const clearCache = prototype[PropertySymbol.clearCache]!;
  prototype[PropertySymbol.clearCache] = function clear(this: Node) {
    invalidateStyles();
    clearCache.call(this);
  };
}

/** Used sizes, and what our reader of rules knows better: logical and inherited properties. */
function installStyles(window: PageWindow): void {
  const computed = window.getComputedStyle.bind(window);
  const getComputedStyle = (element: Element, pseudo?: string) => {
    const styles = computed(element, pseudo);
    return new Proxy(styles, {
      get(target, name) {
        if (name === 'getPropertyValue') return (property: string) => valueOf(element, property);
        const value = typeof name === 'string' ? valueOf(element, kebab(name)) : '';
        return value || (Reflect.get(target, name, target) as unknown);
      },
    });
  };
  replace({ getComputedStyle }, window);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function valueOf(element: Element, property: string): string {
  if (property !== 'width' && property !== 'height') return styleOf(element, property);
  const axis = property === 'width' ? 'x' : 'y';
  const isBorderBox = styleOf(element, 'box-sizing') === 'border-box';
  const edges = isBorderBox ? 0 : borders(element, axis) + padding(element, axis);
  return `${sizeOf(element)[property] - edges}px`;
}
