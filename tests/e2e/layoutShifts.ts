import type { Page } from 'playwright/test';

/** The most that a page may move under its reader (SPEC 12.4). */
export const MAX_SHIFT = 0.02;

/** Layout shifts that no input explains. */
export interface LayoutShifts {
  sum: number;
  /** What moved, by how much: the demo it is in, else the element. */
  moved: string[];
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Adds up the layout shifts of the page that is opened next.
 * @returns A function that reads the sum.
 */
export async function watchShifts(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const demo = element?.closest('[data-demo]')?.id;
      return demo ?? [element?.tagName.toLowerCase(), ...(element?.classList ?? [])].join('.');
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        for (const { node } of entry.sources) {
          shifts.moved.push(`${entry.value.toFixed(4)} ${nameOf(node)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: never }).shifts);
}

/** Sum of the layout shifts so far that no input has caused. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What has changed by now has been laid out after two frames.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as LayoutShift[];
    observer.disconnect();
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}
