import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from '../markdown/fixture';
import { emitImages } from './emitImages';
import { emitSitemap } from './sitemap';

let root: string;
const read = (file: string) => readFileSync(path.join(root, file));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seo-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('the sitemap has the address of each page, and robots.txt names the sitemap', () => {
  emitSitemap(root, [{ pathname: '/x/a/' }, { pathname: '/x/b&c/' }]);
  const text = read('sitemap.xml').toString();
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://mui.com/x/a/',
    'https://mui.com/x/b&amp;c/',
  ]);
  expect(read('robots.txt').toString()).toContain('Sitemap: https://mui.com/sitemap.xml');
});

test('each part of the site has an image, and the manifest its icons', async () => {
  const image = '/static/social/x/react-data-grid/sorting.png';
  await emitImages(root, [page({ image }), page({ pathname: '/x/api/charts/bar-chart/' })]);
  for (const name of ['data-grid', 'charts-api', 'x/react-data-grid/sorting']) {
    const { width, height, data } = PNG.sync.read(read(`static/social/${name}.png`));
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    // Text has been drawn: the dark of the title is there.
    const dark = data.filter((value, index) => index % 4 === 0 && value < 40).length;
    expect(dark).toBeGreaterThan(2000);
  }
  const { icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    icons: { src: string; type: string; sizes: string }[];
  };
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) {
    const { width, height } = PNG.sync.read(read(src));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('browsers that ask for favicon.ico get an icon with an image in it', async () => {
  await emitImages(root, []);
  const icon = read('favicon.ico');
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const image = icon.subarray(icon.readUInt32LE(18));
  expect(image).toHaveLength(icon.readUInt32LE(14));
  expect(PNG.sync.read(image)).toMatchObject({ width: 48, height: 48 });
});

test('a page of a part without an image stops the build', async () => {
  const unknown = page({ pathname: '/material-ui/', productId: 'material-ui' });
  await expect(emitImages(root, [unknown])).rejects.toThrow(/\/material-ui\/ has no image/);
});
