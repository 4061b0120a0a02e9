/**
 * Downloads of products: start, pause, resume, remove. One tab at a time moves a pack, under a lock;
 * all tabs show it.
 */
import type { PackList, PackProblem, PackProduct, PackRecord } from '../core/offline';
import { ChangedError } from './downloadFile';
import { downloadPack, packBytes } from './downloadPack';
import { fetchManifest, fetchPackList, summaryOf } from './fetchPack';
import {
  missingFiles,
  readRecord,
  readRecords,
  removeRecord,
  removeUnused,
  writeRecord,
} from './packStore';
import { viewOf, type PackView } from './packViews';
import { wantsToSaveData } from '../browser/saveData';

type Message = { view: PackView } | { stop: PackProduct };

const channel = new BroadcastChannel('docs-packs');
const views = new Map<PackProduct, PackView>();
const running = new Map<PackProduct, AbortController>();
const listeners = new Set<() => void>();

channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('stop' in data) running.get(data.stop)?.abort();
  else {
    keepView(data.view);
    // The tab that says so may be closed before it says anything else.
    if (data.view.phase === 'downloading') void takeOver(data.view.product);
    else pausedHere.delete(data.view.product);
  }
});

export function subscribeToPacks(listener: () => void): void {
  listeners.add(listener);
}

export function packView(product: PackProduct): PackView | undefined {
  return views.get(product);
}

function keepView(view: PackView): void {
  views.set(view.product, view);
  for (const listener of listeners) listener();
}

function show(view: PackView): void {
  keepView(view);
  channel.postMessage({ view } satisfies Message);
}

let list: Promise<PackList> | undefined;

/** The list of packs, fetched once; again after a failure, or when the site has changed. */
function currentList(isFresh = false): Promise<PackList> {
  if (isFresh) list = undefined;
  list ??= fetchPackList().catch((error: unknown) => {
    list = undefined;
    throw error;
  });
  return list;
}

/** Shows sizes and states of all packs; without the network those of what is on the device. */
export async function showPacks(): Promise<void> {
  const records = await readRecords();
  for (const record of records) {
    if (!running.has(record.product)) keepView(await restingView(record, undefined));
  }
  try {
    const { packs } = await currentList();
    for (const { product } of packs) {
      if (!views.has(product)) keepView(viewOf(summaryOf(await currentList(), product), undefined));
    }
  } catch {
    // Offline: sizes of other products are of no use now.
  }
}

async function restingView(record: PackRecord, problem: PackProblem | undefined) {
  const manifest = record.wanted ?? record.saved;
  const total = manifest ? packBytes(manifest) : 0;
  const left = manifest ? await missingFiles(manifest) : [];
  const done = total - left.reduce((sum, { bytes }) => sum + bytes, 0);
  const files = manifest?.files ?? [];
  const downloadBytes = files.reduce((sum, file) => sum + file.downloadBytes, 0);
  const summary = { ...record, bytes: total, downloadBytes, manifest: '' };
  return viewOf(summary, { ...record, ...(problem && { problem }) }, done);
}

/** Goes on with what a reload interrupted, and brings saved packs up to the deployed build. */
export async function continuePacks(): Promise<void> {
  if (wantsToSaveData() || !navigator.onLine) return;
  for (const record of await readRecords()) {
    const { product, saved, wanted, paused, problem } = record;
    if (paused || problem === 'quota') continue;
    if (wanted ?? (saved && (await isOutdated(record)))) void downloadProduct(product);
  }
}

async function isOutdated({ saved }: PackRecord): Promise<boolean> {
  try {
    const { build } = await currentList(true);
    return saved?.build !== build || (await missingFiles(saved)).length > 0;
  } catch {
    // The site cannot be reached: what is saved is the newest that can be had.
    return false;
  }
}

/** Downloads a product, or what a newer build changed in it, and resumes what was stopped. */
export async function downloadProduct(product: PackProduct): Promise<void> {
  if (running.has(product)) return;
  pausedHere.delete(product);
  const isFree = await navigator.locks.request(
    lockOf(product),
    { ifAvailable: true },
    async (lock) => {
      if (lock) await move(product);
      return lock !== null;
    },
  );
  if (!isFree) await takeOver(product);
}

/** Products whose download runs in another tab. */
const followed = new Set<PackProduct>();
/** Those of them that the reader has paused here; the other tab may be gone and not hear of it. */
const pausedHere = new Set<PackProduct>();

/**
 * Waits until no other tab moves a pack, and goes on with what that tab has left behind. A tab that
 * is closed or crashes frees its lock and can say nothing.
 */
async function takeOver(product: PackProduct): Promise<void> {
  if (running.has(product) || followed.has(product)) return;
  followed.add(product);
  await navigator.locks.request(lockOf(product), async () => {
    const record = await readRecord(product);
    // From here on `move` hears of a pause.
    followed.delete(product);
    const isPaused = pausedHere.delete(product) || record?.paused;
    if (record?.wanted && isPaused) await stopWith(product, record, undefined);
    else if (record?.wanted && !record.problem) await move(product);
    else if (record) keepView(await restingView(record, undefined));
  });
}

const lockOf = (product: PackProduct) => `docs-pack-${product}`;

/** Moves a pack; the caller has its lock. */
async function move(product: PackProduct): Promise<void> {
  const stop = new AbortController();
  running.set(product, stop);
  try {
    await run(product, stop.signal);
  } finally {
    running.delete(product);
  }
}

/** A deploy during a download leads to one more attempt with the new list of files. */
const ATTEMPTS = 2;

async function run(product: PackProduct, signal: AbortSignal): Promise<void> {
  let record = await readRecord(product);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const packs = await currentList(true);
      const summary = summaryOf(packs, product);
      const wanted = await fetchManifest(summary);
      const { name, home } = summary;
      const saved = record?.saved && { saved: record.saved };
      record = { product, name, home, ...saved, wanted };
      await writeRecord(record);
      const base = viewOf(summary, record);
      const onProgress = (done: number, total: number) =>
        show({ ...base, phase: 'downloading', done, total });
      try {
        await downloadPack(wanted, { signal, onProgress });
        record = { product, name, home, saved: wanted };
        await writeRecord(record);
        await removeUnused();
        show(viewOf(summary, record));
        return;
      } catch (error) {
        if (!(error instanceof ChangedError) || attempt === ATTEMPTS) throw error;
      }
    }
  } catch (error) {
    await stopWith(product, record, problemOf(error, signal));
  }
}

function problemOf(error: unknown, signal: AbortSignal): PackProblem | undefined {
  if (signal.aborted) return undefined;
  if (error instanceof ChangedError) return 'changed';
  return (error as Error).name === 'QuotaExceededError' ? 'quota' : 'network';
}

/** Keeps what is there; a download that was stopped by hand has no problem. */
async function stopWith(
  product: PackProduct,
  record: PackRecord | undefined,
  problem: PackProblem | undefined,
): Promise<void> {
  if (!record) {
    const before = views.get(product);
    if (before) show({ ...before, phase: 'failed', problem, done: 0 });
    return;
  }
  const stopped = { ...record, ...(problem ? { problem } : { paused: true }) };
  // On a full device even this may fail; then the record still says "on its way", which is true.
  await writeRecord(stopped).catch(() => {});
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  const free = problem === 'quota' ? Math.max(quota - usage, 0) : undefined;
  show({ ...(await restingView(record, problem)), ...(free !== undefined && { free }) });
}

/** Stops a download in whichever tab it runs; what has arrived stays. */
export function pauseProduct(product: PackProduct): void {
  running.get(product)?.abort();
  if (followed.has(product)) pausedHere.add(product);
  channel.postMessage({ stop: product } satisfies Message);
}

/** Removes a product from the device. */
export async function removeProduct(product: PackProduct): Promise<void> {
  pauseProduct(product);
  await navigator.locks.request(lockOf(product), () => removeRecord(product));
  views.delete(product);
  const before = await currentList().catch(() => undefined);
  if (before) show(viewOf(summaryOf(before, product), undefined));
  else for (const listener of listeners) listener();
}
