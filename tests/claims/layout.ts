/**
 * A layout for happy-dom, which has none: every element is as large as a demo's frame, so that grids
 * and charts, which measure their parent, show their content. Claims about sizes belong in a browser.
 */
const WIDTH = 800;
const HEIGHT = 400;

class FixedResizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  observe(target: Element): void {
    const size = [{ inlineSize: WIDTH, blockSize: HEIGHT }];
    const contentRect = new DOMRect(0, 0, WIDTH, HEIGHT);
    const entry = {
      target,
      contentRect,
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.callback([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

globalThis.ResizeObserver = FixedResizeObserver;

const sizes = {
  clientWidth: WIDTH,
  offsetWidth: WIDTH,
  clientHeight: HEIGHT,
  offsetHeight: HEIGHT,
};
for (const [name, value] of Object.entries(sizes)) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
}
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, HEIGHT);

// Popper asks each node for its text to find the window, and happy-dom writes the node's whole HTML.
Object.defineProperty(Element.prototype, 'toString', { value: () => '[object HTMLElement]' });
