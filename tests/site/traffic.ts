import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { Finding } from './findings';

/** What the first load of a page costs, before anybody touches it: bytes after gzip. */
export interface Cost {
  html: number;
  script: number;
  style: number;
  requests: number;
  /** All of it: fonts, pictures and data too. */
  transferred: number;
}

export interface LoadedFile {
  url: string;
  type: string;
  bytes: number;
}

/** Notes every file that the page loads; ask for gzip, in which the budgets are. */
export function watchTraffic(page: Page): LoadedFile[] {
  const files: LoadedFile[] = [];
  page.on('requestfinished', async (request) => {
    if (request.url().startsWith('data:') || request.url().startsWith('blob:')) return;
    const { responseBodySize } = await request.sizes();
    files.push({ url: request.url(), type: request.resourceType(), bytes: responseBodySize });
  });
  return files;
}

export function costOf(files: readonly LoadedFile[]): Cost {
  const bytesOf = (type?: string) =>
    files
      .filter((file) => type === undefined || file.type === type)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html: bytesOf('document'),
    script: bytesOf('script'),
    style: bytesOf('stylesheet'),
    requests: files.length,
    transferred: bytesOf(),
  };
}

/** Compares a page with the budget of its kind; the heaviest files are the culprits. */
export function findOverspending(
  pathname: string,
  kind: string,
  files: readonly LoadedFile[],
  budget: Cost | undefined,
): Finding[] {
  const cost = costOf(files);
  if (!budget) {
    return [
      {
        page: pathname,
        check: 'budget',
        rule: 'no budget',
        element: `kind "${kind}"`,
        fix: `give the kind a line in records/budgets.json; this page costs ${JSON.stringify(cost)}`,
      },
    ];
  }
  return (Object.keys(cost) as (keyof Cost)[])
    .filter((unit) => cost[unit] > budget[unit])
    .map((unit) => ({
      page: pathname,
      check: 'budget',
      rule: `${unit} ${cost[unit]} of ${budget[unit]}`,
      element: heaviest(files, unit),
      fix: 'take the file out of the first load, or raise the line in records/budgets.json and give the reason in the commit',
    }));
}

const TYPES: Partial<Record<keyof Cost, string>> = {
  html: 'document',
  script: 'script',
  style: 'stylesheet',
};

function heaviest(files: readonly LoadedFile[], unit: keyof Cost): string {
  return files
    .filter(({ type }) => TYPES[unit] === undefined || TYPES[unit] === type)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map((file) => `${new URL(file.url).pathname} ${file.bytes} B${contentsOf(file)}`)
    .join(', ');
}

/** Names of hashed chunks say nothing; the component names in them do. */
function contentsOf({ url, type }: LoadedFile): string {
  if (type !== 'script') return '';
  const text = readFileSync(path.join('out', new URL(url).pathname), 'utf8');
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(/\bMui[A-Z][A-Za-z]+/g)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return names.length > 0 ? ` (holds ${names.map(([name]) => name).join(', ')})` : '';
}
