import { existsSync, readFileSync } from 'node:fs';
import type { StaticPage } from '../../../core/staticDemos';

const FOLDER = '.generated/staticDemos/pages';
const NO_DEMOS: StaticPage = { css: '', demos: {} };

/** Path of what the build has drawn of a page's demos. */
export const staticPageFile = (pathname: string) => `${FOLDER}${pathname.replace(/\/$/, '')}.json`;

/** Folder of all pages' drawings. */
export const STATIC_PAGES = FOLDER;

/**
 * Returns what the build has drawn of a page's demos; of a page without demos nothing.
 * `generate` must have run.
 */
export function readStaticPage(pathname: string): StaticPage {
  const file = staticPageFile(pathname);
  if (!existsSync(file)) return NO_DEMOS;
  return JSON.parse(readFileSync(file, 'utf8')) as StaticPage;
}
