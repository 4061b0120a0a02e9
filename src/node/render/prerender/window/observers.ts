import { borders, padding } from '../layout/boxModel';
import { contentSizeOf, rectOf, sizeOf } from './measure';

/** Differences below this are rounding, in pixels. */
const SMALLEST_CHANGE = 0.4;

const observers = new Set<LayoutResizeObserver>();

interface Seen {
  width: number;
  height: number;
}

/** A `ResizeObserver` whose news come when `deliverSizes` is called. */
class LayoutResizeObserver {
  private readonly targets = new Map<Element, Seen | undefined>();

  constructor(private readonly callback: ResizeObserverCallback) {
    observers.add(this);
  }

  observe(target: Element): void {
    this.targets.set(target, undefined);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  /** Tells of the elements whose size is another than last time; returns whether there were any. */
  deliver(): boolean {
    const entries = [...this.targets].flatMap(([target, seen]) => {
      const size = contentSizeOf(target);
      if (!target.isConnected || (seen && isSame(seen, size))) return [];
      this.targets.set(target, size);
      return [entryOf(target)];
    });
    if (entries.length > 0) this.callback(entries, this as unknown as ResizeObserver);
    return entries.length > 0;
  }
}

function isSame(a: Seen, b: Seen): boolean {
  const change = Math.max(Math.abs(a.width - b.width), Math.abs(a.height - b.height));
  return change <= SMALLEST_CHANGE;
}

function entryOf(target: Element): ResizeObserverEntry {
  const { width, height } = contentSizeOf(target);
  const outer = sizeOf(target);
  const x = (borders(target, 'x') + padding(target, 'x')) / 2;
  return {
    target,
    contentRect: { ...rectOf(target), x, left: x, width, height, right: x + width, bottom: height },
    borderBoxSize: [{ inlineSize: outer.width, blockSize: outer.height }],
    contentBoxSize: [{ inlineSize: width, blockSize: height }],
    devicePixelContentBoxSize: [{ inlineSize: width, blockSize: height }],
  };
}

/** An `IntersectionObserver` for whom everything is in view. */
class EverythingInView {
  constructor(private readonly callback: (entries: object[], observer: object) => void) {}

  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 };
    setTimeout(() => this.callback([entry], this), 0);
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

/**
 * Tells all observers of what has changed its size.
 * @returns Whether anything has.
 */
export function deliverSizes(onError: (error: unknown) => void): boolean {
  let hasNews = false;
  for (const observer of observers) {
    try {
      hasNews = observer.deliver() || hasNews;
    } catch (error) {
      onError(error);
    }
  }
  return hasNews;
}

/** Forgets the observers of the demo before. */
export function dropObservers(): void {
  observers.clear();
}

/** The observers, by the names of a window. */
export const observerClasses = {
  ResizeObserver: LayoutResizeObserver,
  IntersectionObserver: EverythingInView,
};
