import type { DemoSources } from '../core/demoTypes';
import { fetchFile } from '../core/fetchFile';

/** Each address is asked for once; one that failed may be asked for again. */
const pending = new Map<string, Promise<DemoSources>>();

function readSources(text: string, url: string): DemoSources {
  const value = JSON.parse(text) as DemoSources | null;
  const forms = Object.values(value ?? {});
  const isWhole = forms.every((form) => Array.isArray(form?.TS));
  if (!value || forms.length === 0 || !isWhole) throw new Error(`${url} holds no sources.`);
  return value;
}

/**
 * Fetches all files of a demo in all forms and both languages.
 * @throws Error when they cannot be had.
 */
export function fetchSources(url: string): Promise<DemoSources> {
  const known = pending.get(url);
  if (known) return known;
  const request = fetchFile(url, (text) => readSources(text, url));
  pending.set(url, request);
  request.catch(() => pending.delete(url));
  return request;
}
