import type { RefObject } from 'react';
import { act, createEvent, fireEvent, render } from '@testing-library/react';
import type { ChartProApi } from '@mui/x-charts-pro';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData, ZoomOptions } from '@mui/x-charts-pro/models';
import { vi } from 'vitest';
import { point } from './chart';

export const apiRef: RefObject<ChartProApi<'line'> | undefined> = { current: undefined };
export const onZoomChange = vi.fn<(zoomData: ZoomData[]) => void>();
const surface = () => document.querySelector('svg[class*="MuiChartsSurface-root"]')!;
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

interface LevelsProps extends Partial<LineChartProProps> {
  zoom?: ZoomOptions | boolean;
}

/** A chart with zoom whose drawing area is 400 px wide, from 65 to 465. */
export function Levels({ zoom = true, ...props }: LevelsProps) {
  return (
    <LineChartPro
      apiRef={apiRef}
      width={485}
      height={300}
      skipAnimation
      onZoomChange={onZoomChange}
      xAxis={[{ id: 'hours', data: [0, 1, 2, 3, 4], domainLimit: 'strict', zoom }]}
      series={[{ data: [1, 2, 3, 4, 50] }]}
      {...props}
    />
  );
}

export function mount(props: LevelsProps = {}) {
  onZoomChange.mockClear();
  return render(<Levels {...props} />);
}

export const last = () =>
  onZoomChange.mock.lastCall?.[0].map(({ axisId, start, end }) => [axisId, start, end]);
export const zoomTo = (start: number, end: number): ZoomData[] => [{ axisId: 'hours', start, end }];
export const set = (zoomData: ZoomData[]) => act(async () => apiRef.current?.setZoomData(zoomData));
export const span = () =>
  last()?.map(([, start, end]) => Math.round((Number(end) - Number(start)) * 10) / 10);

export async function wheel(deltaY: number, init: { ctrlKey?: boolean } = {}): Promise<void> {
  await point(265, 100);
  const event = createEvent.wheel(surface(), { deltaY, clientX: 265, clientY: 100 });
  Object.defineProperty(event, 'ctrlKey', { value: init.ctrlKey ?? false });
  fireEvent(surface(), event);
  await frame();
}

export async function drag(by: number): Promise<void> {
  const init = { clientY: 100, pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons: 1 };
  fireEvent.pointerDown(surface(), { ...init, clientX: 265 });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    fireEvent.pointerMove(surface(), { ...init, clientX: 265 + by * part });
  }
  await frame();
  fireEvent.pointerUp(surface(), { ...init, clientX: 265 + by });
  await frame();
}
