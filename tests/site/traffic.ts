import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright';
import { countEach } from '../../src/node/checks/externalLinks';
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

/** Resource types by the unit that counts them; the other units count all. */
const TYPES: Partial<Record<keyof Cost, string>> = {
  html: 'document',
  script: 'script',
  style: 'stylesheet',
};

const ofUnit = (files: readonly LoadedFile[], unit: keyof Cost) =>
  files.filter(({ type }) => TYPES[unit] === undefined || TYPES[unit] === type);

/**
 * Notes every file that the page loads; ask for gzip, in which the budgets are.
 * @returns A function that weighs what has come so far.
 */
export function watchTraffic(page: Page): () => Promise<LoadedFile[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url())) requests.push(request);
  });
  return () =>
    Promise.all(
      requests.map(async (request) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
}

export function costOf(files: readonly LoadedFile[]): Cost {
  const bytesOf = (unit: keyof Cost) =>
    ofUnit(files, unit).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html: bytesOf('html'),
    script: bytesOf('script'),
    style: bytesOf('style'),
    requests: files.length,
    transferred: bytesOf('transferred'),
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

function heaviest(files: readonly LoadedFile[], unit: keyof Cost): string {
  return ofUnit(files, unit)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map((file) => `${new URL(file.url).pathname} ${file.bytes} B${contentsOf(file)}`)
    .join(', ');
}

/** Names of hashed chunks say nothing; the component names in them do. */
function contentsOf({ url, type }: LoadedFile): string {
  if (type !== 'script') return '';
  const text = readFileSync(path.join('out', new URL(url).pathname), 'utf8');
  const names = countEach([...text.matchAll(/\bMui[A-Z][A-Za-z]+/g)].map(([name]) => name)).slice(
    0,
    3,
  );
  return names.length > 0 ? ` (holds ${names.map(([name]) => name).join(', ')})` : '';
}
