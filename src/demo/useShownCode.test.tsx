// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DemoInfo, DemoSources } from '../core/demoTypes';
import { demoInfo } from './demoFixture';
import type { Variant } from './forms';
import { useShownCode } from './useShownCode';

const file = (name: string) => ({ name, code: name, html: `<i>${name}</i>` });
const sources: DemoSources = {
  system: {
    TS: [file('BasicSort.tsx'), file('orders.ts')],
    JS: [file('BasicSort.js'), file('orders.js')],
  },
  css: { TS: [file('BasicSort.css.tsx')], JS: [file('BasicSort.css.js')] },
};

const fetchJson = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchJson);
const answer = () => Promise.resolve(new Response(JSON.stringify(sources)));

let count = 0;
/** Answers are kept by address, so each test has its own. */
const freshInfo = (): DemoInfo => ({ ...demoInfo, sourcesUrl: `/assets/demos/${count++}.json` });

const TYPED: Variant = { form: 'system', language: 'TS' };

afterEach(() => {
  cleanup();
  fetchJson.mockReset();
});

test('the main TSX is there without a request', () => {
  const info = freshInfo();
  const { result } = renderHook(() => useShownCode(info, TYPED, true));
  expect(result.current.html).toBe(info.html);
  expect(result.current.files).toEqual(info.files);
  expect(fetchJson).not.toHaveBeenCalled();
});

test('everything else is fetched once the demo is near, and tells what is shown till then', async () => {
  fetchJson.mockImplementation(answer);
  const info = freshInfo();
  const { result, rerender } = renderHook(
    (props: { wanted: Variant; isNear: boolean }) => useShownCode(info, props.wanted, props.isNear),
    { initialProps: { wanted: { form: 'system', language: 'JS' }, isNear: false } },
  );
  expect(fetchJson).not.toHaveBeenCalled();
  expect(result.current.shown).toEqual(TYPED);
  rerender({ wanted: { form: 'system', language: 'JS' }, isNear: true });
  await waitFor(() => expect(result.current.html).toBe('<i>BasicSort.js</i>'));
  expect(result.current.files).toEqual(['BasicSort.js', 'orders.js']);
  expect(result.current.shown.language).toBe('JS');

  act(() => result.current.selectFile(1));
  expect(result.current.html).toBe('<i>orders.js</i>');
  // The CSS form has no second file.
  rerender({ wanted: { form: 'css', language: 'JS' }, isNear: true });
  expect(result.current.index).toBe(0);
  expect(result.current.html).toBe('<i>BasicSort.css.js</i>');
  expect(fetchJson).toHaveBeenCalledOnce();
});

test('a failure leaves the code that is there, and can be tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  fetchJson.mockResolvedValueOnce(new Response('', { status: 404 }));
  fetchJson.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchJson.mockImplementation(answer);
  const info = freshInfo();
  const { result } = renderHook(() => useShownCode(info, { ...TYPED, language: 'JS' }, true));
  await waitFor(() => expect(result.current.isFailed).toBe(true), { timeout: 3000 });
  expect(result.current.html).toBe(info.html);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.html).toBe('<i>BasicSort.js</i>'));
  expect(result.current.isFailed).toBe(false);
  vi.useRealTimers();
});
