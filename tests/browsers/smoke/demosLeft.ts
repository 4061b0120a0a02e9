/**
 * Which demos of the page show nothing yet; the first of them is scrolled into view, so that it
 * loads. It runs in the page. A grid without rows, a chart without a mark and a tree without items
 * are not shown, whatever else they draw.
 * @param seen Demos that were shown before: what is out of view may have been put away.
 * @param mayBeEmpty Demos that are about being empty.
 */
export function demosLeft(seen: readonly string[], mayBeEmpty: readonly string[]): string[] {
  const isDrawn = (mark: SVGGraphicsElement): boolean => {
    const { fill, stroke, opacity, visibility } = getComputedStyle(mark);
    const { width, height } = mark.getBoundingClientRect();
    const hasPaint = (fill !== 'none' && !/, 0\)$/.test(fill)) || stroke !== 'none';
    return hasPaint && opacity !== '0' && visibility === 'visible' && width + height > 1;
  };
  /** What charts draw around their marks. */
  const FRAME =
    'defs, clipPath, [class*=MuiChartsAxis], [class*=MuiChartsGrid], [class*=MuiChartsLegend]';
  const isEmptyChart = (svg: Element) =>
    ![...svg.querySelectorAll<SVGGraphicsElement>('path, polyline, rect, circle')].some(
      (mark) => !mark.closest(FRAME) && isDrawn(mark),
    );
  const isEmpty = (root: Element): boolean => {
    const { width, height } = root.getBoundingClientRect();
    if (width < 8 || height < 8) return true;
    const grids = [...root.querySelectorAll('.MuiDataGrid-root')];
    // The drawing of a chart has no class of its own; icons and marks of a legend are small.
    const charts = [...root.querySelectorAll('svg')].filter(
      (svg) => svg.getBoundingClientRect().width >= 60,
    );
    const trees = [...root.querySelectorAll('[role=tree]')];
    if (grids.length + charts.length + trees.length === 0) {
      return !(root as HTMLElement).innerText.trim() && !root.querySelector('svg, input, button');
    }
    return (
      grids.some((grid) => !grid.querySelector('.MuiDataGrid-row .MuiDataGrid-cell')) ||
      charts.some(isEmptyChart) ||
      trees.some((tree) => !tree.querySelector('[role=treeitem]'))
    );
  };
  const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
  const left = demos.filter((demo) => {
    if (seen.includes(demo.id)) return false;
    const frame = demo.querySelector<HTMLIFrameElement>('.demo-iframe');
    const root = frame ? frame.contentDocument?.body : demo.querySelector('.demo-surface');
    if (demo.querySelector('.demo-failure') || !root) return true;
    if (mayBeEmpty.includes(demo.id)) return root.getBoundingClientRect().height < 8;
    return isEmpty(root);
  });
  left[0]?.querySelector('.demo-stage')?.scrollIntoView({ block: 'center' });
  return left.map(({ id }) => id);
}
