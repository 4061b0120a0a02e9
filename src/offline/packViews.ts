import { translate } from '../core/interfaceText';
import type { PackProblem, PackProduct, PackRecord, PackSummary } from '../core/offline';
import { packBytes } from './downloadPack';

/** What there is to show of a product's pack. */
export interface PackView {
  product: PackProduct;
  name: string;
  phase: 'none' | 'downloading' | 'paused' | 'failed' | 'saved';
  problem?: PackProblem | undefined;
  /** Bytes on the device and in all; 0 where that is not known yet. */
  done: number;
  total: number;
  /** Bytes that travel for the whole pack. */
  downloadBytes: number;
  /** Bytes that were free when the device proved too full, as far as the browser says. */
  free?: number | undefined;
}

/** Returns what to show of a pack that is not moving at the moment. */
export function viewOf(summary: PackSummary, record: PackRecord | undefined, done = 0): PackView {
  const { product, name, downloadBytes } = summary;
  const manifest = record?.wanted ?? record?.saved;
  const total = manifest ? packBytes(manifest) : summary.bytes;
  const base = { product, name, downloadBytes, total };
  if (!record || !manifest) return { ...base, phase: 'none', done: 0 };
  if (record.problem) return { ...base, phase: 'failed', problem: record.problem, done };
  if (record.wanted) return { ...base, phase: 'paused', done };
  return { ...base, phase: 'saved', done: total };
}

/** Returns a size for people: `5.6 MB`, `240 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Returns the sentence beside a pack's name. */
export function describePack(view: PackView): string {
  const { phase, done, total, downloadBytes } = view;
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0;
  const size = formatBytes(total);
  switch (phase) {
    case 'none':
      return translate('{{download}} to download, {{size}} on this device', {
        download: formatBytes(downloadBytes),
        size,
      });
    case 'downloading':
      return translate('{{percent}}% of {{size}}', { percent, size });
    case 'paused':
      return translate('Paused at {{percent}}% of {{size}}', { percent, size });
    case 'saved':
      return translate('Saved on this device, {{size}}', { size });
    case 'failed':
      return describeProblem(view);
  }
}

function describeProblem({ problem, total, done, free }: PackView): string {
  if (problem === 'quota') {
    const needed = formatBytes(total - done);
    const advice = translate(
      'Remove another product or free up storage on this device, then resume.',
    );
    // Chromium reports 10 GiB whatever there is; what cannot be true is not said.
    const isKnown = free !== undefined && free < total - done;
    const fact = isKnown
      ? translate('Not enough storage: {{needed}} more are needed and {{free}} are free.', {
          needed,
          free: formatBytes(free),
        })
      : translate('Not enough storage: {{needed}} more are needed.', { needed });
    return `${fact} ${advice}`;
  }
  if (problem === 'changed') {
    return translate('The site is being updated. Saved files are kept. Resume in a few minutes.');
  }
  return translate(
    'The connection failed. Saved files are kept. Resume when you are online again.',
  );
}
