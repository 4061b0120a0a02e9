import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SANDBOX_FOLDER, SANDBOX_LIBRARIES, type SandboxLibraries } from '../../../core/sandbox';
import { bundleScript } from '../../kit/bundleBrowserFile';
import { contentHash } from '../../kit/contentHash';
import { removeOthers, writeGenerated } from '../../kit/writeGenerated';
import { bundleSucrase } from './bundleSucrase';
import { emitLibraries, SANDBOX_ASSETS } from './emitLibraries';

const DOCUMENT = '.generated/sandbox/frame.html';
const ADDRESSES = '.generated/sandbox/addresses.json';

/** Stands in the script for the hash of the script. */
const VERSION = 'SANDBOX_VERSION';

/**
 * Writes the libraries of the isolated frame, its document, the module through which the page learns
 * where they are, and the compiler. The document waits in `.generated/` for `placeFrame`: Next must not see it.
 */
export async function emitSandbox(): Promise<void> {
  const { script, types } = await bundleSucrase();
  writeGenerated('.generated/sucrase.js', script);
  writeGenerated('.generated/sucrase.d.ts', types);
  const { version, html } = await renderFrame();
  writeGenerated(DOCUMENT, html);
  const libraries = await emitLibraries();
  const text = JSON.stringify(libraries);
  const list = `${SANDBOX_LIBRARIES}libraries.${contentHash(text)}.json`;
  writeGenerated(`public${list}`, text);
  const kept = new Set(Object.values(libraries.parts).map(({ file }) => file));
  removeOthers(`public/${SANDBOX_ASSETS}`, (file) => kept.has(file) || list.endsWith(`/${file}`));
  const addresses = { version, frame: `${SANDBOX_FOLDER}${version}/`, libraries: list };
  writeGenerated(ADDRESSES, JSON.stringify(addresses));
  writeGenerated(
    '.generated/sandboxAddresses.ts',
    '/** The isolated frame of this build: its version, its document and the list of its libraries. */\n' +
      `export const sandboxAddresses = ${JSON.stringify(addresses, null, 2)};\n`,
  );
}

/** The frame's document: whole in itself, for it can load nothing. */
async function renderFrame(): Promise<{ version: string; html: string }> {
  const script = await bundleScript('src/sandbox/runner.ts', 'iife', { [VERSION]: VERSION });
  const styles = readFileSync('src/sandbox/frame.css', 'utf8');
  if (/<\/(script|style)/i.test(script + styles)) {
    throw new Error('src/sandbox: a text in it would end the inline script. Fix: split the text.');
  }
  const version = contentHash(script, styles);
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Demo</title>' +
    `<style>${styles}</style></head><body><div id="root"></div>` +
    `<script>${script.replace(JSON.stringify(VERSION), JSON.stringify(version))}</script></body></html>\n`;
  return { version, html };
}

/**
 * Puts the frame's document into the export, after the steps that treat the pages.
 * @param root Folder of the export.
 */
export function placeFrame(root: string): void {
  const file = path.join(root, frameFile());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, readFileSync(DOCUMENT));
}

/** Path of the frame's document in the export. */
export function frameFile(): string {
  const { frame } = JSON.parse(readFileSync(ADDRESSES, 'utf8')) as { frame: string };
  return `${frame.slice(1)}index.html`;
}

/** Returns the list of libraries that an export has. */
export function readLibraries(root: string): SandboxLibraries {
  const { libraries } = JSON.parse(readFileSync(ADDRESSES, 'utf8')) as { libraries: string };
  return JSON.parse(readFileSync(path.join(root, libraries), 'utf8')) as SandboxLibraries;
}
