import { sandboxAddresses } from '../../../.generated/sandboxAddresses';
import { fetchFile } from '../../browser/fetchFile';
import { askOnce } from '../../core/askOnce';
import {
  CORE_PART,
  LIBRARY_END,
  partsNeeded,
  SANDBOX_LIBRARIES,
  type SandboxLibraries,
} from '../../core/sandbox';

/** Reads the list of libraries; asked for once in the life of a page. */
export const fetchLibraryList = askOnce((url) =>
  fetchFile(url, (text) => {
    const list = JSON.parse(text) as SandboxLibraries;
    if (!list.modules || !list.parts) throw new Error(`${url} is no list of libraries.`);
    return list;
  }),
);

/** The list of this build. */
export const libraryList = () => fetchLibraryList(sandboxAddresses.libraries);

/**
 * Asks for what every run needs, before anybody knows what this one needs. Nothing is told of a
 * failure: the run asks again.
 */
export async function fetchAhead(): Promise<void> {
  try {
    const list = await libraryList();
    await fetchParts(
      list,
      [CORE_PART],
      () => false,
      () => {},
    );
  } catch {
    // As said above.
  }
}

/** The frame's own requests never reach the service worker, so the page fetches for it. */
const fetchPart = askOnce((file) =>
  fetchFile(SANDBOX_LIBRARIES + file, (text) => {
    // A network that asks for a login answers with a page, a bad one with half of the file.
    if (!text.endsWith(LIBRARY_END)) throw new Error(`${file} is no whole library.`);
    return text;
  }),
);

/**
 * Fetches what some parts come to.
 * @param has Tells which parts the frame has already.
 * @param onProgress Gets bytes as they travel.
 * @returns Texts by the name of the part.
 * @throws Error when a file cannot be had.
 */
export async function fetchParts(
  list: SandboxLibraries,
  wanted: readonly string[],
  has: (part: string) => boolean,
  onProgress: (loaded: number, total: number) => void,
): Promise<Record<string, string>> {
  const names = partsNeeded(list, wanted).filter((name) => !has(name));
  const total = names.reduce((sum, name) => sum + list.parts[name]!.bytes, 0);
  if (total > 0) onProgress(0, total);
  let loaded = 0;
  const texts = names.map(async (name) => {
    const { file, bytes } = list.parts[name]!;
    const text = await fetchPart(file);
    loaded += bytes;
    onProgress(loaded, total);
    return [name, text] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
