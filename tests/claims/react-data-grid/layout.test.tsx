import { act, render, renderHook, screen } from '@testing-library/react';
import { DataGrid, useGridApiRef, type DataGridProps } from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/layout/');

const rows = Array.from({ length: 20 }, (_, id) => ({ id, task: `Task ${id}` }));
const columns: DataGridProps['columns'] = [{ field: 'task' }];

function mount(props: Partial<DataGridProps> = {}) {
  const { result } = renderHook(() => useGridApiRef());
  const view = render(
    <DataGrid apiRef={result.current} rows={rows} columns={columns} {...props} />,
  );
  const api = result.current.current;
  if (!api) throw new Error('The grid has no API.');
  return { api, unmount: view.unmount };
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** Lets a test resize the grid's elements; the grid measures them when it mounts. */
function stubResize() {
  vi.useFakeTimers();
  const observers = new Set<(width: number) => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: ResizeObserverCallback) {}
      observe(target: Element) {
        const report = (width: number) => {
          const size = [{ inlineSize: width, blockSize: 300 }];
          const contentRect = new DOMRect(0, 0, width, 300);
          const boxes = {
            borderBoxSize: size,
            contentBoxSize: size,
            devicePixelContentBoxSize: [],
          };
          this.callback([{ target, contentRect, ...boxes }], this);
        };
        observers.add(report);
        queueMicrotask(() => report(600));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  const resize = (width: number) => act(() => observers.forEach((report) => report(width)));
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
  return { resize, wait };
}

claim('Data Grid - Layout', 'The root fills its parent and may shrink', () => {
  mount();
  const { height, minHeight, minWidth } = getComputedStyle(element('.MuiDataGrid-root'));
  expect(height).toBe('100%');
  expect([minHeight, minWidth].map(parseFloat)).toEqual([0, 0]);
});

claim('Change the height of overlays', 'Two rows by default, or the CSS variable', () => {
  mount({ rows: [] });
  expect(screen.getByText('No rows')).toBeTruthy();
  const { flexBasis } = element('.MuiDataGrid-virtualScrollerContent').style;
  expect(flexBasis).toBe('var(--DataGrid-overlayHeight, calc(var(--height) * 2))');
});

claim('Replace autoHeight', 'The grid does not scroll vertically', () => {
  const { unmount } = mount();
  expect(element('.MuiDataGrid-virtualScroller').style.overflowY).toBe('');
  unmount();
  mount({ autoHeight: true });
  expect(element('.MuiDataGrid-virtualScroller').style.overflowY).toBe('hidden');
});

claim('Replace autoHeight', 'It turns row virtualization off', () => {
  expect(mount().api.state.virtualization.enabledForRows).toBe(true);
  expect(mount({ autoHeight: true }).api.state.virtualization.enabledForRows).toBe(false);
});

claim('Replace autoHeight', 'With autoPageSize, the grid logs an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  mount({ rows: rows.slice(0, 2), autoHeight: true, autoPageSize: true });
  expect(error.mock.calls.flat().join()).toContain(
    '`<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props',
  );
});

claim('Listen to the size', 'onResize receives the new size', async () => {
  const { resize, wait } = stubResize();
  const onResize = vi.fn();
  mount({ onResize });
  await act(async () => {});
  resize(640);
  wait(1000);
  expect(onResize.mock.lastCall?.[0]).toEqual({ width: 640, height: 300 });
});

claim('Listen to the size', 'At most once in resizeThrottleMs, 60 by default', async () => {
  const { resize, wait } = stubResize();
  const onResize = vi.fn();
  mount({ onResize });
  await act(async () => {});
  for (const width of [610, 620, 630]) resize(width);
  wait(59);
  expect(onResize.mock.calls.map(([{ width }]) => width)).toEqual([]);
  wait(1);
  expect(onResize.mock.calls.map(([{ width }]) => width)).toEqual([630]);
});

claim('Listen to the size', 'With 0, the grid reacts and does not call onResize', async () => {
  const { resize, wait } = stubResize();
  const onResize = vi.fn();
  const { api } = mount({ onResize, resizeThrottleMs: 0 });
  await act(async () => {});
  resize(700);
  expect(api.getRootDimensions().root.width).toBe(700);
  wait(1000);
  expect(onResize).not.toHaveBeenCalled();
});

claim('Listen to the size', 'scrollbarSize replaces the measured width', () => {
  expect(mount({ scrollbarSize: 30 }).api.getRootDimensions().scrollbarSize).toBe(30);
});
