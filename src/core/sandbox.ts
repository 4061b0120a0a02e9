/**
 * The isolated frame that edited demos run in. Its document carries a policy of its own: code that
 * a reader types, or that came by a link, gets neither the site's origin nor a network.
 */

/** Folder of the frame's document, which has a hash: `/x/sandbox/<hash>/`. */
export const SANDBOX_FOLDER = '/x/sandbox/';

/** Folder of the libraries that the page fetches for the frame; hashed. */
export const SANDBOX_LIBRARIES = '/assets/sandbox/';

/** Ends each file of libraries: a text without it was cut off, or is something else. */
export const LIBRARY_END = '//end';

/**
 * The policy of the frame's document. `sandbox` takes its origin away even where the element of the
 * page would leave it one: the element has to, for a navigation without an origin never reaches the
 * service worker. The document is whole in itself, so it loads nothing.
 */
export const SANDBOX_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** What the libraries of the build are: `.generated/sandbox/libraries.json`. */
export interface SandboxLibraries {
  /** The part that defines a module, by the name that imports use: `react` is in `core`. */
  modules: Readonly<Record<string, string>>;
  parts: Readonly<Record<string, SandboxPart>>;
}

/** One file of libraries. */
export interface SandboxPart {
  /** Name of its file, hashed, below `SANDBOX_LIBRARIES`. */
  file: string;
  /** Size as it travels, in bytes. */
  bytes: number;
  /** Parts that it requires. */
  needs: readonly string[];
}

/** The part with React, Emotion, Material UI and the site's theme: every run needs it. */
export const CORE_PART = 'core';

/** Module of the core part that shows a component (src/sandbox/mount.tsx). */
export const MOUNT_MODULE = 'sandbox:mount';

/** Returns the parts that some parts come to, each once. */
export function partsNeeded(
  { parts }: Pick<SandboxLibraries, 'parts'>,
  wanted: readonly string[],
): string[] {
  const found = new Set<string>();
  const queue = [...wanted];
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
    if (found.has(part)) continue;
    found.add(part);
    queue.push(...(parts[part]?.needs ?? []));
  }
  return [...found];
}
