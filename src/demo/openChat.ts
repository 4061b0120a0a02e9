import { canParseUrl } from '../core/canParseUrl';
import { SERVICE_TIMEOUT_MS } from '../core/constants';
import { placeFiles } from './exports/placeFiles';
import type { DemoFile, DemoInfo } from '../core/demoTypes';
import { fetchSources } from './fetchSources';
import type { Variant } from './forms';

/** What the chat receives. */
export interface ChatRequest {
  name: string;
  description: string;
  files: { path: string; content: string; isEntry: boolean }[];
  type: 'mui-docs';
  package: { name: string; version: string };
}

/** Returns the package that a demo is about: of MUI X where it uses that, else its first. */
function mainPackage(dependencies: Readonly<Record<string, string>>): ChatRequest['package'] {
  const names = Object.keys(dependencies);
  const name = names.find((candidate) => candidate.startsWith('@mui/x-')) ?? names[0] ?? '';
  return { name, version: dependencies[name] ?? '' };
}

/** Returns a demo as the chat wants it; its own file is the entry. */
export function buildChatRequest(
  info: Pick<DemoInfo, 'title' | 'dependencies'>,
  url: string,
  files: readonly DemoFile[],
): ChatRequest {
  const placed = Object.entries(placeFiles(files));
  return {
    name: info.title,
    description: `From the MUI X documentation: ${url}`,
    files: placed.map(([path, content], index) => ({ path, content, isEntry: index === 0 })),
    type: 'mui-docs',
    package: mainPackage(info.dependencies),
  };
}

/**
 * Opens a demo in MUI Chat, in a new tab.
 * @param baseUrl Of the chat's API.
 * @param edited The files as the reader has edited them, in the place of those that are published.
 * @throws Error for any failure: the demo's files, the service, its answer, a blocked tab.
 */
export async function openChat(
  baseUrl: string,
  info: DemoInfo,
  { form, language }: Variant,
  edited?: readonly DemoFile[],
): Promise<void> {
  const files = edited ?? (await fetchSources(info.sourcesUrl))[form]?.[language];
  if (!files) throw new Error(`${info.name} has no files in this form.`);
  const url = new URL(`#${info.name}`, window.location.href).href;
  const response = await fetch(`${baseUrl}/v1/public/chat/open`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildChatRequest(info, url, files)),
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The chat answered with ${response.status}.`);
  const tab = window.open(nextUrl(await response.json()), '_blank');
  if (!tab) throw new Error('The browser has blocked the new tab.');
  tab.opener = null;
}

/** @throws Error for anything but an https address. */
function nextUrl(answer: unknown): string {
  const url = (answer as { nextUrl?: unknown } | null)?.nextUrl;
  if (typeof url === 'string' && url.startsWith('https://') && canParseUrl(url)) return url;
  throw new Error('The chat answered without an https address.');
}
