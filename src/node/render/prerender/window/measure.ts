import { borders, padding } from '../layout/boxModel';
import { heightOf } from '../layout/heights';
import { widthOfText } from '../layout/intrinsic';
import { fontSizeOf, styleOf } from '../layout/styles';
import { textWidth } from '../layout/text';
import { widthOf } from '../layout/widths';
import { frame, VIEWPORT_HEIGHT } from './frame';

/** Width of classic scroll bars, which Data Grid measures with an element that scrolls. */
const SCROLLBAR_WIDTH = 15;
/** Height of a line of SVG text in its size, as browsers measure it. */
const TEXT_BOX = 1.21;

interface Size {
  width: number;
  height: number;
}

/** Returns the size of an element's border box in pixels. */
export function sizeOf(element: Element): Size {
  if (!element.isConnected) return { width: 0, height: 0 };
  if (element === element.ownerDocument.documentElement) {
    return { width: frame.viewport, height: VIEWPORT_HEIGHT };
  }
  if (/^t(ext|span)$/.test(element.localName) || isProbe(element)) return sizeOfText(element);
  return { width: widthOf(element), height: heightOf(element) };
}

/** Charts measure texts in an element of their own. */
const isProbe = (element: Element) =>
  element.id === 'mui_measurement_span' || element.closest('#mui_measurement_span') !== null;

function sizeOfText(element: Element): Size {
  const lines = (element.textContent ?? '').split('\n');
  const width = Math.max(...lines.map((line) => widthOfText(element, line)));
  return { width, height: fontSizeOf(element) * TEXT_BOX * lines.length };
}

/** Returns the size inside an element's borders and padding, in pixels. */
export function contentSizeOf(element: Element): Size {
  const { width, height } = sizeOf(element);
  return {
    width: Math.max(0, width - borders(element, 'x') - padding(element, 'x')),
    height: Math.max(0, height - borders(element, 'y') - padding(element, 'y')),
  };
}

export function rectOf(element: Element) {
  const { width, height } = sizeOf(element);
  const rect = { x: 0, y: 0, left: 0, top: 0, width, height, right: width, bottom: height };
  return { ...rect, toJSON: () => rect };
}

/** Width or height inside an element's borders, without scroll bars. */
function clientSize(element: Element, axis: 'x' | 'y'): number {
  const { width, height } = sizeOf(element);
  const size = Math.round((axis === 'x' ? width : height) - borders(element, axis));
  const isScrolling = styleOf(element, `overflow-${axis === 'x' ? 'y' : 'x'}`) === 'scroll';
  const hasBar = isScrolling && styleOf(element, 'scrollbar-width') !== 'none' && !frame.isTouch;
  return Math.max(0, hasBar ? size - SCROLLBAR_WIDTH : size);
}

type Getters<Target> = Record<string, (this: Target) => unknown>;

function defineGetters<Target extends object>(target: Target, getters: Getters<Target>): void {
  for (const [name, get] of Object.entries(getters)) {
    Object.defineProperty(target, name, { configurable: true, get });
  }
}

/** Lets the elements of a window answer with what the layout says. */
export function installMeasures(window: Window & typeof globalThis): void {
  const { Element, HTMLElement, SVGElement, HTMLCanvasElement } = window;
  for (const { prototype } of [Element, HTMLElement, SVGElement]) {
    defineGetters<Element>(prototype, {
      clientWidth() {
        return clientSize(this, 'x');
      },
      clientHeight() {
        return clientSize(this, 'y');
      },
      scrollWidth() {
        return Math.round(sizeOf(this).width);
      },
      scrollHeight() {
        return Math.round(sizeOf(this).height);
      },
    });
    prototype.getBoundingClientRect = function getBoundingClientRect(this: Element) {
      return rectOf(this) as DOMRect;
    };
  }
  defineGetters<HTMLElement>(HTMLElement.prototype, {
    offsetWidth() {
      return Math.round(sizeOf(this).width);
    },
    offsetHeight() {
      return Math.round(sizeOf(this).height);
    },
    offsetLeft: () => 0,
    offsetTop: () => 0,
    offsetParent() {
      return this.parentElement;
    },
  });
  Object.assign(SVGElement.prototype, {
    getBBox(this: Element) {
      return rectOf(this);
    },
    getComputedTextLength(this: Element) {
      return sizeOf(this).width;
    },
    getTotalLength: () => 0,
    getScreenCTM: () => null,
  });
  HTMLCanvasElement.prototype.getContext = (() => new TextContext()) as never;
}

/** The part of a canvas that measures texts. Nothing is drawn: pictures of a canvas are no HTML. */
class TextContext {
  font = '16px Inter';

  measureText(text: string) {
    const [, weight = '400'] = /\b(\d{3})\b/.exec(this.font) ?? [];
    const [, size = '16'] = /([\d.]+)px/.exec(this.font) ?? [];
    return { width: textWidth(text, Number(size), Number(weight)) };
  }
}
