// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEvents, listenToEvents } from '../browser/reportEvent';
import { AdConfigProvider } from '../providers/AdConfigProvider';
import { AdBoundary } from './AdBoundary';
import { AdSlot } from './AdSlot';

afterEach(() => {
  cleanup();
  forgetEvents();
});

test('the document holds an advert of our own, the same one on each load of a page', () => {
  const shown = [
    '/x/introduction/',
    '/x/introduction/',
    '/x/react-charts/',
    '/x/react-charts/pie/',
  ].map((pathname) => {
    const place = document.createElement('div');
    place.innerHTML = renderToStaticMarkup(
      <AdConfigProvider>
        <AdSlot pathname={pathname} />
      </AdConfigProvider>,
    );
    expect(place.querySelectorAll('.ad[data-nosnippet] a.ad-content')).toHaveLength(1);
    expect(place.textContent).toMatch(/Ad by MUI$/);
    return place.querySelector('a')!.href;
  });
  expect(shown[0]).toBe(shown[1]);
  expect(new Set(shown).size).toBeGreaterThan(1);
});

test('without a configuration the error names the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<AdSlot pathname="/x/" />)).toThrow(
    'useAdConfig found no context: the component must be wrapped in <AdConfigProvider>.',
  );
});

test.each([
  [new Error('broken'), 'broken'],
  ['text', 'text'],
  [new Error('x'.repeat(500)), 'x'.repeat(100)],
])('an ad that throws %s shows nothing and reports it', (thrown, label) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const hear = vi.fn();
  const stop = listenToEvents(hear);
  const Broken = () => {
    throw thrown;
  };
  const { container } = render(
    <AdBoundary>
      <p>Beside it</p>
      <Broken />
    </AdBoundary>,
  );
  expect(container.innerHTML).toBe('');
  expect(hear.mock.calls).toEqual([[{ category: 'ad', action: 'crash', label }]]);
  stop();
});
