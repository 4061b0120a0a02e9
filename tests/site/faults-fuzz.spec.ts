import type { Page } from 'playwright/test';
import { LICENSING, nav, title, wakeReact } from '../e2e/frame';
import { expect, test, waitUntilStored, withoutNetwork } from '../e2e/offlineTest';

/**
 * Everything that the site keeps on a device, broken at random: 200 times a value of the storage,
 * a cookie, or a stored file becomes something else, some of them at once, and the next page has to
 * be there all the same. The seed is in the name of each test, so that what fails once fails again.
 */
const SEEDS = [1, 2, 3, 4];
const CORRUPTIONS_OF_A_SEED = 50;
const AT_ONCE = 2;
const PAGES = [LICENSING, '/x/react-tree-view/', '/x/api/tree-view/rich-tree-view/'];

test.use(withoutNetwork);
test.describe.configure({ timeout: 180_000 });

/** Pseudo-random numbers from 0 to below 1 (mulberry32): the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a value becomes; each is given the old one. */
const CORRUPTIONS: readonly ((value: string, next: () => number) => string)[] = [
  () => '',
  () => 'null',
  () => '{}',
  () => '[]',
  () => '0',
  () => '"text"',
  () => '{"__proto__":{"polluted":true},"format":999}',
  () => '<html><body>Log in</body></html>',
  () => '\u0000\uFFFF\u2028',
  () => 'x'.repeat(300_000),
  (value, next) => value.slice(0, Math.floor(value.length * next())),
  (value, next) => value.replace(/\w/g, (sign) => (next() < 0.1 ? '%' : sign)),
  (value) => value.replace(/\d+/g, '-1e308'),
  (value) => value.replace(/:(?:true|false|null)/g, ':"no"'),
  (value) => `${value}${value}`,
];

/** One value that the device holds. */
interface Place {
  store: 'localStorage' | 'sessionStorage' | 'cookie' | 'cache';
  /** Name of the cache. */
  cache?: string;
  key: string;
}

/** Lists what can be broken. */
const placesOf = (page: Page): Promise<Place[]> =>
  page.evaluate(async () => {
    const places: Place[] = [];
    for (const key of Object.keys(localStorage)) places.push({ store: 'localStorage', key });
    for (const key of Object.keys(sessionStorage)) places.push({ store: 'sessionStorage', key });
    for (const cookie of document.cookie.split('; ').filter(Boolean)) {
      places.push({ store: 'cookie', key: cookie.split('=')[0]! });
    }
    for (const cache of await caches.keys()) {
      for (const { url } of await (await caches.open(cache)).keys()) {
        places.push({ store: 'cache', cache, key: url });
      }
    }
    return places;
  });

const read = (page: Page, place: Place): Promise<string> =>
  page.evaluate(async ({ store, cache, key }) => {
    if (store === 'cache') return (await (await caches.open(cache!)).match(key))?.text() ?? '';
    if (store === 'cookie') {
      const pair = document.cookie.split('; ').find((one) => one.startsWith(`${key}=`));
      return decodeURIComponent(pair?.slice(key.length + 1) ?? '');
    }
    return window[store].getItem(key) ?? '';
  }, place);

const write = (page: Page, place: Place, value: string): Promise<void> =>
  page.evaluate(
    async ([{ store, cache, key }, text]) => {
      if (store === 'cookie') {
        document.cookie = `${key}=${encodeURIComponent(text.slice(0, 2000))};path=/;max-age=9999`;
      } else if (store === 'cache') {
        const stored = await (await caches.open(cache!)).match(key);
        const headers = new Headers(stored?.headers);
        await (await caches.open(cache!)).put(key, new Response(text, { headers }));
      } else {
        window[store].setItem(key, text);
      }
    },
    [place, value] as const,
  );

/** Leaves a trace of each kind: preferences, a draft, a filter, searches, stored pages. */
async function useTheSite(page: Page): Promise<void> {
  await page.goto('/x/api/tree-view/rich-tree-view/');
  await waitUntilStored(page);
  await page.getByRole('button', { name: 'Collapsed', exact: true }).click();
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await page.getByRole('group', { name: 'Primary' }).getByLabel('Teal').check();
  await page.keyboard.press('Escape');
  for (const path of PAGES) {
    await page.goto(path);
    await waitUntilStored(page);
  }
  await wakeReact(page);
}

for (const seed of SEEDS) {
  test(`${CORRUPTIONS_OF_A_SEED} random corruptions leave text and navigation, seed ${seed}`, async ({
    page,
    site,
  }) => {
    await useTheSite(page);
    const places = await placesOf(page);
    const shelfOf = ({ store, cache = '' }: Place) => `${store} ${cache}`;
    const shelves = [...new Set(places.map(shelfOf))].map((shelf) =>
      places.filter((place) => shelfOf(place) === shelf),
    );
    const stores = new Set(places.map(({ store }) => store));
    expect([...stores]).toEqual(expect.arrayContaining(['localStorage', 'cookie', 'cache']));
    const next = random(seed);
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)]!;

    for (let count = 0; count < CORRUPTIONS_OF_A_SEED; count += AT_ONCE) {
      const changes: { place: Place; value: string; told: string }[] = [];
      for (let one = 0; one < AT_ONCE; one += 1) {
        // One of few preferences or pages as often as one of many scripts.
        const place = pick(pick(shelves));
        const value = await read(page, place);
        const broken = pick(CORRUPTIONS)(value, next);
        await write(page, place, broken);
        const told = `${place.store} ${place.key} as ${JSON.stringify(broken.slice(0, 60))}`;
        changes.push({ place, value, told });
      }
      const path = pick(PAGES);
      // What is stored counts most without a network.
      const isOffline = (count / AT_ONCE) % 2 === 1;
      site.isDown = () => isOffline;
      const all = changes.map(({ told }) => told).join(' and ');
      const what = `${all} on ${path}, ${isOffline ? 'offline' : 'online'}`;
      await page.goto(path);
      await expect(title(page), what).toBeVisible();
      await expect(nav(page).locator('a[aria-current=page]'), what).toBeVisible();
      await expect(page.locator('main p:visible').first(), what).toBeVisible();
      expect(await page.evaluate(() => 'polluted' in {}), what).toBe(false);
      // The last change first: both may be of the same place.
      for (const { place, value } of changes.toReversed()) await write(page, place, value);
    }
  });
}
