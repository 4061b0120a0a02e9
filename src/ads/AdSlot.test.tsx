// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEvents, listenToEvents } from '../core/reportEvent';
import { AdConfigProvider } from '../providers/AdConfigProvider';
import { AdBoundary } from './AdBoundary';
import { AdSlot } from './AdSlot';

afterEach(() => {
  cleanup();
  forgetEvents();
});

test('the document holds the empty place alone', () => {
  const html = renderToStaticMarkup(
    <AdConfigProvider>
      <AdSlot />
    </AdConfigProvider>,
  );
  expect(html).toBe('<div class="ad" data-nosnippet=""></div>');
});

test('without a configuration the error names the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<AdSlot />)).toThrow(
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
