import { askOnce } from '../core/askOnce';
import type { DemoSources } from '../core/demoTypes';
import { fetchFile } from '../browser/fetchFile';

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
export const fetchSources = askOnce((url) => fetchFile(url, (text) => readSources(text, url)));
