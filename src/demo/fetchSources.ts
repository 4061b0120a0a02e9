import type { DemoSources } from '../core/demoTypes';
import { loadWithRetry } from './retry';

/** Each address is asked for once; one that failed may be asked for again. */
const pending = new Map<string, Promise<DemoSources>>();

async function fetchJson(url: string): Promise<DemoSources> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return (await response.json()) as DemoSources;
}

/**
 * Fetches all files of a demo in all forms and both languages.
 * @throws Error when they cannot be had after a second attempt.
 */
export function fetchSources(url: string): Promise<DemoSources> {
  const known = pending.get(url);
  if (known) return known;
  const request = loadWithRetry(() => fetchJson(url));
  pending.set(url, request);
  request.catch(() => pending.delete(url));
  return request;
}
