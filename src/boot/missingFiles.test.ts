// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replaceMissingFiles } from './missingFiles';

const documentOf = (build: string) => `<script id="__NEXT_DATA__">{"buildId":"${build}"}</script>`;
let deployed = 'one';
const reload = vi.fn();

beforeAll(() => replaceMissingFiles());
beforeEach(() => {
  sessionStorage.clear();
  deployed = 'one';
  document.body.innerHTML = '<div id="__NEXT_DATA__">{"buildId":"one"}</div>';
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(documentOf(deployed))),
  );
});
afterEach(() => {
  reload.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A script element whose file did not load. */
async function failScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a missing script of a replaced build loads the page anew, once for each build', async () => {
  deployed = 'two';
  await failScript('/_next/static/chunks/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
  await failScript('/_next/static/chunks/b.js');
  expect(reload).toHaveBeenCalledTimes(1);
  deployed = 'three';
  await failScript('/_next/static/chunks/a.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a missing script of the deployed build does not, and is had anew', async () => {
  await failScript('/_next/static/chunks/a.js');
  expect(reload).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledWith(
    expect.stringMatching(/\/_next\/static\/chunks\/a\.js$/),
    expect.objectContaining({ cache: 'reload' }),
  );
});

test('nor does a script of another kind, nor a failing network', async () => {
  deployed = 'two';
  await failScript('https://other.example/a.js');
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  await failScript('/_next/static/chunks/a.js');
  expect(reload).not.toHaveBeenCalled();
});
