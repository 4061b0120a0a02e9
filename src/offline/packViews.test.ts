import { expect, test } from 'vitest';
import type { PackManifest, PackSummary } from '../core/offline';
import { describePack, formatBytes, viewOf } from './packViews';

const summary: PackSummary = {
  product: 'x-charts',
  name: 'Charts',
  home: '/x/react-charts/',
  bytes: 5_600_000,
  downloadBytes: 1_400_000,
  manifest: '/assets/offline/x-charts.1.json',
};
const wanted = {
  files: [
    { hash: 'a', bytes: 1000 },
    { hash: 'a', bytes: 1000 },
  ],
} as PackManifest;

test.each([
  [12, '1 kB'],
  [240_400, '240 kB'],
  [5_640_000, '5.6 MB'],
])('%s bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test('says the size before anything is downloaded', () => {
  const view = viewOf(summary, undefined);
  expect(view.phase).toBe('none');
  expect(describePack(view)).toBe('1.4 MB to download, 5.6 MB on this device');
});

test('says where a download stands and why it stopped', () => {
  const paused = viewOf(summary, { ...summary, wanted, paused: true }, 450);
  expect(describePack(paused)).toBe('Paused at 45% of 1 kB');
  const failed = viewOf(summary, { ...summary, wanted, problem: 'network' }, 450);
  expect(describePack(failed)).toMatch(/^The connection failed/);
  const full = { ...viewOf(summary, { ...summary, wanted, problem: 'quota' }), total: 9_000_000 };
  expect(describePack({ ...full, free: 2_000_000 })).toMatch(
    /9\.0 MB more are needed and 2\.0 MB are free/,
  );
  expect(describePack(viewOf(summary, { ...summary, saved: wanted }))).toMatch(/^Saved/);
});

test('free storage that the browser makes up is not mentioned', () => {
  const view = viewOf(summary, { ...summary, wanted, problem: 'quota' });
  const full = { ...view, total: 11_500_000, free: 10_737_400_000 };
  expect(describePack(full)).toMatch(/^Not enough storage: 11\.5 MB more are needed\. Remove/);
});
