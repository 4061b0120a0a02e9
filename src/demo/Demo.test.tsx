// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DemoOptions } from '../core/types';
import { AppProviders } from '../providers/AppProviders';
import { Demo } from './Demo';
import { demoInfo } from './demoFixture';

afterEach(cleanup);

function show(options: DemoOptions): { demo: HTMLElement; stage: HTMLElement } {
  render(
    <AppProviders>
      <Demo pathname="/x/react-data-grid/sorting/" options={options} info={demoInfo} />
    </AppProviders>,
  );
  return {
    demo: screen.getByRole('region', { name: 'Demo: Basic sort' }),
    stage: screen.getByRole('group', { name: 'Result: Basic sort' }),
  };
}

test('without options: outlined, a toolbar, the code closed, no width of its own', () => {
  const { demo, stage } = show({});
  expect(demo.className).toBe('demo demo-outlined');
  expect(screen.getAllByRole('toolbar')).toHaveLength(1);
  expect(demo.querySelector('details')!.open).toBe(false);
  expect(stage.style.getPropertyValue('--demo-max-width')).toBe('');
  expect(demo.hasAttribute('data-no-advert')).toBe(false);
});

test('hideToolbar takes the toolbar away and leaves the code', () => {
  const { demo } = show({ hideToolbar: true });
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(demo.querySelector('details code')!.textContent).toContain('export default 1;');
});

test('bg, maxWidth, disableAd and defaultCodeOpen', () => {
  const { demo, stage } = show({
    bg: 'gradient',
    maxWidth: 320,
    disableAd: true,
    defaultCodeOpen: true,
  });
  expect(demo.className).toBe('demo demo-gradient');
  expect(stage.style.getPropertyValue('--demo-max-width')).toBe('320px');
  expect(demo.hasAttribute('data-no-advert')).toBe(true);
  expect(demo.querySelector('details')!.open).toBe(true);
});

test.each([
  [{ height: 300 }, '300px', '300px'],
  [{ height: 300, narrowHeight: 500 }, '300px', '500px'],
])('%o reserves %s on wide screens and %s on narrow ones', (options, wide, narrow) => {
  const { stage } = show(options);
  expect(stage.style.getPropertyValue('--demo-wide-height')).toBe(wide);
  expect(stage.style.getPropertyValue('--demo-narrow-height')).toBe(narrow);
});

test('fill and align are the layout that the code of a demo does not have', () => {
  const { stage } = show({ fill: true });
  expect(stage.hasAttribute('data-fill')).toBe(true);
  expect(stage.dataset.align).toBeUndefined();
  cleanup();
  expect(show({ align: 'center' }).stage.dataset.align).toBe('center');
});
