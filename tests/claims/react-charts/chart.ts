import { act, fireEvent } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/**
 * What happy-dom lacks for charts: each text is 20 px wide, so that labels fit, and a point in the
 * SVG is where the pointer is in the window.
 */
export function chartLayout(): void {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 20, 12));
    vi.spyOn(SVGSVGElement.prototype, 'createSVGPoint').mockImplementation(() => {
      const point = { x: 0, y: 0, matrixTransform: () => point };
      return point as unknown as SVGPoint;
    });
    vi.spyOn(SVGGraphicsElement.prototype, 'getScreenCTM').mockReturnValue({
      inverse: () => ({}),
    } as unknown as SVGMatrix);
    return () => vi.restoreAllMocks();
  });
}

/** Texts of the tick labels of all axes in one direction. */
export function labels(direction: 'X' | 'Y'): string[] {
  const axis = `.MuiChartsAxis-direction${direction}`;
  const found = document.querySelectorAll(`${axis} .MuiChartsAxis-tickLabel`);
  return Array.from(found, (element) => element.textContent);
}

export const count = (selector: string) => document.querySelectorAll(selector).length;

/** Values of an attribute of all elements that match. */
export const attributes = (selector: string, name: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '');

export const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** Moves the mouse over an element, by default the SVG of the chart. */
export async function point(clientX: number, clientY: number, selector?: string): Promise<void> {
  const surface = 'svg[class*="MuiChartsSurface-root"]';
  const target = document.querySelector(selector ?? surface);
  if (!target) throw new Error(`No ${selector ?? surface}`);
  const init = { clientX, clientY, pointerType: 'mouse', pointerId: 1, isPrimary: true };
  await act(async () => {
    fireEvent.pointerEnter(target, init);
    fireEvent.pointerMove(target, init);
  });
}

/** Texts of the captions and cells of the tooltip, by row. */
export const tooltip = () =>
  Array.from(
    document.querySelectorAll('.MuiChartsTooltip-root caption, .MuiChartsTooltip-root tr'),
    (row) => row.textContent,
  );
